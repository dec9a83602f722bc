import { yupResolver } from '@hookform/resolvers/yup';
import { useAction } from '@shop/api';
import { resetPassword, resetPasswordSchema } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Button, Text, toast } from '@shop/ui';
import { Form, PasswordField, SubmitButton } from '@shop/ui/form';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Problem, useProblem } from '../auth-panel/problem';
import { messages } from '../../messages';
import { useFieldTexts } from '../steps/use-field-texts';
import type { Target } from '../../flow/recovery';
import { getContact } from './recovery';

const schema = resetPasswordSchema.pick(['password', 'confirm_password']);

interface ResetStepProps {
  target: Target;
  code: string;
  onDone: () => void;
  /** Called when the code is no longer valid. */
  onStartOver: () => void;
}

/** The form for the new password, entered twice. VALID-30, VALID-31, CALL-41, STATE-53. */
export function ResetStep({ target, code, onDone, onStartOver }: ResetStepProps) {
  const { t } = useTranslation(messages);
  const problem = useProblem();
  const reset = useAction(resetPassword, { onError: problem.onError });
  const { control, handleSubmit, setFocus } = useForm({
    resolver: yupResolver(schema),
    defaultValues: { password: '', confirm_password: '' },
  });
  useEffect(() => {
    setFocus('password');
  }, [setFocus]);

  const submit = handleSubmit(async (values) => {
    problem.clear();
    const message = await reset.run({ body: { ...target, reset_token: code, ...values } });
    if (message === undefined) return;
    if (message) toast.success(message);
    onDone();
  });

  const field = {
    control,
    translate: useFieldTexts('forgot.errors'),
    autoComplete: 'new-password',
    required: true,
    showLabel: t('showPassword'),
    hideLabel: t('hidePassword'),
  } as const;
  return (
    <Form onSubmit={submit} label={t('forgot.reset.label')}>
      <Text $soft>{t('forgot.reset.text')}</Text>
      <Problem texts={problem.texts} />
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={getContact(target)} readOnly hidden />
      <PasswordField {...field} name="password" label={t('forgot.reset.password')} />
      <PasswordField {...field} name="confirm_password" label={t('forgot.reset.confirm')} />
      <SubmitButton busy={reset.busy}>{t('forgot.reset.save')}</SubmitButton>
      {problem.texts.length > 0 && (
        <Button tone="quiet" wide onClick={onStartOver}>
          {t('forgot.reset.anew')}
        </Button>
      )}
    </Form>
  );
}
