import { manualLoginSchema } from '@shop/contract';
import { contactKind } from '@shop/domain';
import { boolean, string, type InferType } from 'yup';

/** VALID-17, VALID-18. People write spaces and dashes into numbers; they are taken out before sending. */
export const signInSchema = manualLoginSchema.shape({
  email_or_phone: string()
    .trim()
    .required('emailOrPhoneRequired')
    .test('contact', 'emailOrPhoneInvalid', (text) => contactKind(text) !== 'invalid'),
  remember: boolean().default(false),
});

export type SignInValues = InferType<typeof signInSchema>;
