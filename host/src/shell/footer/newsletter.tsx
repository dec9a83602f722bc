import { useAction, useEndpoint } from '@shop/api';
import { landingTexts, subscribeToNewsletter } from '@shop/contract';
import { emailPattern } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, toast } from '@shop/ui';
import { useId, useState, type FormEvent } from 'react';
import { messages } from '../../messages';
import { Join, JoinText, MailField } from './newsletter.styles';

/** The field's value, its error, and the submission. */
function useNewsletter() {
  const { t } = useTranslation(messages);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const { run, busy } = useAction(subscribeToNewsletter, {
    onError: (error) => {
      const emailError = error.entries.find(({ code }) => code === 'email');
      if (emailError) setProblem(emailError.message);
      return emailError !== undefined;
    },
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    if (busy) return;
    const isMail = emailPattern.test(email.trim());
    setProblem(isMail ? '' : t('newsletter.invalid'));
    const message = isMail ? await run({ body: { email: email.trim() } }) : undefined;
    if (message === undefined) return void field?.focus();
    setEmail('');
    toast.success(message || t('newsletter.done'));
  };
  return { email, setEmail, problem, busy, submit };
}

/**
 * The newsletter's form: an invalid e-mail is shown at the field and stays there (VALID-33); after success the field
 * is empty (STATE-54). FOOT-01, ENT-50. It validates by hand, because every page would pay for a form library in the
 * footer.
 */
export function Newsletter() {
  const { t } = useTranslation(messages);
  const { data: words } = useEndpoint(landingTexts, {});
  const { email, setEmail, problem, busy, submit } = useNewsletter();
  const id = useId();
  return (
    <Join aria-labelledby={`${id}-title`}>
      <JoinText>
        <h2 id={`${id}-title`}>{words?.newsletterTitle || t('newsletter.title')}</h2>
        <p>{words?.newsletterText || t('newsletter.text')}</p>
      </JoinText>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <MailField $wrong={problem !== ''}>
          <label htmlFor={id}>{t('newsletter.email')}</label>
          <input
            id={id}
            type="email"
            dir="ltr"
            autoComplete="email"
            maxLength={255}
            placeholder={t('newsletter.email')}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
          />
          <Button type="submit" busy={busy}>
            {t('newsletter.join')}
          </Button>
        </MailField>
        {problem && (
          <p id={`${id}-problem`} role="alert">
            {problem}
          </p>
        )}
      </form>
    </Join>
  );
}
