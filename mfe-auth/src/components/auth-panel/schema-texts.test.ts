import { resetPasswordSchema, signUpFormSchema } from '@shop/contract';
import { isErrorKey } from '@shop/ui/form';
import { ValidationError, type AnyObjectSchema } from 'yup';
import texts from '../../locales/en.json';
import { createRequestSchema } from '../forgot-password/request-schema';
import { getProfileSchema } from '../steps/missing-contact';
import { otpSchema, signInSchema } from './sign-in-schema';

/** Every error of the schema for these values of its fields. */
function errorsFor(schema: AnyObjectSchema, value: string): string[] {
  const values = Object.fromEntries(Object.keys(schema.fields).map((field) => [field, value]));
  if ('method' in values) values.method = 'email';
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.errors;
  }
}

const inputs = ['', ' ', 'x', 'x'.repeat(5_000), '\u0000', '<b>', '٠١٢'];
/** Not fields that a visitor fills in. */
const unseen = ['remember', 'tandc', 'guest_id', 'country'];

it.each<[string, AnyObjectSchema, Record<string, string>]>([
  ['signing in', signInSchema, texts.errors],
  ['requesting a code', otpSchema, texts.errors],
  ['signing up', signUpFormSchema, texts.errors],
  ['completing a profile', getProfileSchema(['email', 'phone']) as AnyObjectSchema, texts.errors],
  ['requesting a new password', createRequestSchema('AE') as AnyObjectSchema, texts.forgot.errors],
  [
    'choosing a new password',
    resetPasswordSchema.pick(['password', 'confirm_password']),
    texts.forgot.errors,
  ],
])(
  'has a text for every error of %s, however strange the input [VALID-17] [VALID-31]',
  (_, schema, known) => {
    const visible = schema.omit(unseen.filter((field) => field in schema.fields));
    const errors = inputs.flatMap((input) => errorsFor(visible, input));
    expect(errors.length).toBeGreaterThan(0);
    expect([...new Set(errors)].filter((error) => !isErrorKey(error) || !(error in known))).toEqual([]);
  },
);
