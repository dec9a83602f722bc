import { yupResolver } from '@hookform/resolvers/yup';
import { useAction, useShopConfig } from '@shop/api';
import { signUp, signUpFormSchema } from '@shop/contract';
import { dialCode, normalisePhone } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { toast } from '@shop/ui';
import { Checkbox, FieldRow, Form, PhoneField, SubmitButton, TextField } from '@shop/ui/form';
import { useForm, useWatch } from 'react-hook-form';
import { messages } from '../messages';
import { Problem, useProblem } from './problem';
import { TermsLabel } from './terms-label';
import { useEnter } from './use-enter';

const empty = {
  name: '',
  email: '',
  phone: '',
  password: '',
  confirm_password: '',
  ref_code: '',
  guest_id: null,
  tandc: false,
};

/** A new account: VALID-20 … VALID-25, CALL-34. With a token in the answer the customer is in at once. */
export function SignUpForm({ onDone, onSignIn }: { onDone: () => void; onSignIn: () => void }) {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  const guestId = useSession((session) => session.guestId);
  const enter = useEnter();
  const problem = useProblem();
  const action = useAction(signUp, { onError: problem.onError });
  const { control, handleSubmit } = useForm({
    resolver: yupResolver(signUpFormSchema),
    defaultValues: empty,
  });
  const isAccepted = useWatch({ control, name: 'tandc' });

  const submit = handleSubmit(async ({ tandc: _onlyHere, ...values }) => {
    problem.clear();
    const reply = await action.run({ body: { ...values, guest_id: guestId } });
    if (!reply) return;
    toast.success(t('signedUp'));
    if (!reply.token) return onSignIn();
    enter(reply.token);
    onDone();
  });

  const translate = (key: string) => t(`errors.${key}`);
  const field = { control, translate };
  return (
    <Form onSubmit={submit} label={t('signUp')}>
      <Problem texts={problem.texts} />
      <TextField {...field} name="name" label={t('name')} autoComplete="name" required />
      <FieldRow>
        <TextField {...field} name="email" type="email" label={t('email')} autoComplete="email" required />
        <PhoneField
          {...field}
          name="phone"
          label={t('phone')}
          prefix={dialCode(settings?.country ?? '')}
          normalise={normalisePhone}
          required
        />
      </FieldRow>
      <FieldRow>
        <TextField {...field} {...secret} name="password" label={t('password')} required />
        <TextField {...field} {...secret} name="confirm_password" label={t('confirmPassword')} required />
      </FieldRow>
      {settings?.referral && <TextField {...field} name="ref_code" label={t('refCode')} ltr />}
      <Checkbox {...field} name="tandc" label={<TermsLabel text={t('terms')} />} required />
      <SubmitButton busy={action.busy} disabled={!isAccepted}>
        {t('signUp')}
      </SubmitButton>
    </Form>
  );
}

const secret = { type: 'password', autoComplete: 'new-password' } as const;
