import { yupResolver } from '@hookform/resolvers/yup';
import { useShopConfig } from '@shop/api';
import { login } from '@shop/contract';
import { contactKind, phoneCountries, toInternationalPhone } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Button } from '@shop/ui';
import { Form, PasswordField, SubmitButton } from '@shop/ui/form';
import { useEffect } from 'react';
import { useSavedForm } from '../../flow/saved-form';
import { useRunCall, useSignInCalls } from '../../flow/use-sign-in-call';
import type { SignInFlow } from '../../flow/use-sign-in-flow';
import { messages } from '../../messages';
import { useFieldTexts } from '../steps/use-field-texts';
import { ContactField } from './contact-field';
import { createManualOrigin } from '../../flow/step-props';
import type { Problems } from './problem';
import { offerToBrowser, rememberContact, getRememberedContact } from './remembered-contact';
import { RememberRow } from './remember-row';
import { prefetchSteps } from './screens';
import { signInSchema, type OtpValues, type SignInValues } from './sign-in-schema';

const empty: SignInValues = { email_or_phone: '', country: '', password: '', remember: false };

type Countries = ReturnType<typeof phoneCountries>;

/**
 * The contact in the form that the API takes: a phone number with its prefix, an e-mail address unchanged. VALID-16,
 * BIZ-39.
 */
function toContact({ email_or_phone, country }: SignInValues, { shopCountry }: Countries) {
  if (contactKind(email_or_phone) !== 'phone')
    return { field_type: 'email', email_or_phone: email_or_phone.trim() } as const;
  const phone = toInternationalPhone(email_or_phone, country || shopCountry);
  return { field_type: 'phone', email_or_phone: phone } as const;
}

/** Sends the sign-in request, remembers the contact and moves the flow on. CALL-33, STATE-42. */
function usePasswordSignIn(flow: SignInFlow, problem: Problems, countries: Countries) {
  const guestId = useSession((session) => session.guestId);
  const createCall = useSignInCalls();
  const { run, busy } = useRunCall(problem.onError);

  const send = async (values: SignInValues) => {
    problem.clear();
    prefetchSteps();
    const contact = toContact(values, countries);
    const { password, remember } = values;
    const signIn = createCall(login, { ...contact, password, login_type: 'manual', guest_id: guestId });
    const response = await run(signIn);
    if (!response) return;
    rememberContact(remember ? contact.email_or_phone : null);
    if (remember) void offerToBrowser(contact.email_or_phone, password);
    flow.proceed(response, createManualOrigin(contact.field_type, contact.email_or_phone, signIn));
  };
  return { send, busy };
}

interface PasswordFormProps {
  flow: SignInFlow;
  problem: Problems;
  /** Shows the form for a code; `phone` is '' when no number was typed. Null when the shop sends no codes. */
  onCode: ((values: OtpValues) => void) | null;
  isRequestingCode: boolean;
  /** Whether the first field takes the focus: the button that opened this form has disappeared. */
  takesFocus: boolean;
}

/** The form that signs in by e-mail or phone and password. VALID-17, VALID-18. */
export function PasswordForm({ flow, problem, onCode, isRequestingCode, takesFocus }: PasswordFormProps) {
  const { t } = useTranslation(messages);
  const translate = useFieldTexts();
  const countries = phoneCountries(useShopConfig());
  const { send, busy } = usePasswordSignIn(flow, problem, countries);
  const { control, handleSubmit, getValues, reset, setFocus } = useSavedForm('sign-in', {
    resolver: yupResolver(signInSchema),
    defaultValues: empty,
  });
  useEffect(() => {
    const contact = getRememberedContact();
    if (contact && !getValues('email_or_phone')) reset({ ...empty, email_or_phone: contact, remember: true });
  }, [getValues, reset]);
  useEffect(() => {
    if (takesFocus) setFocus('email_or_phone');
  }, [takesFocus, setFocus]);
  const requestCode = () => {
    const { field_type, email_or_phone } = toContact(getValues(), countries);
    onCode?.({
      phone: field_type === 'phone' ? email_or_phone : '',
      remember: getValues('remember'),
    });
  };

  return (
    <Form onSubmit={handleSubmit(send)} label={t('signIn')}>
      <ContactField control={control} countries={countries} translate={translate} />
      <PasswordField
        control={control}
        name="password"
        label={t('password')}
        translate={translate}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        required
      />
      <RememberRow control={control} onForgot={() => flow.show('forgot')} />
      <SubmitButton busy={busy} disabled={isRequestingCode}>
        {t('signIn')}
      </SubmitButton>
      {onCode && (
        <Button
          tone="secondary"
          wide
          icon="phone"
          busy={isRequestingCode}
          disabled={busy}
          onClick={requestCode}
        >
          {t('signInByCode')}
        </Button>
      )}
    </Form>
  );
}
