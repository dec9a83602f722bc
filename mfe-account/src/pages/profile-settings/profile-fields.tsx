import { phoneCountries, type Customer, type ShopConfig } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { space, Text } from '@shop/ui';
import { PasswordField, PhoneField, TextField } from '@shop/ui/form';
import { useWatch, type Control } from 'react-hook-form';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useErrorText } from '../../components/form/use-error-text';
import type { ProfileValues } from './profile-values';
import { ContactState } from './contact-state';

interface Props {
  control: Control<ProfileValues>;
  customer: Customer;
  settings: ShopConfig | undefined;
  busy: boolean;
  onVerify: (kind: 'phone' | 'email') => void;
}

const useField = ({ control }: Pick<Props, 'control'>) => ({ control, translate: useErrorText() });

export function ProfileFields(props: Props) {
  const { t } = useTranslation(messages);
  const field = useField(props);
  return (
    <>
      <TextField {...field} name="name" label={t('profile.name')} autoComplete="name" required />
      <Pair>
        <EmailField {...props} />
        <OwnPhoneField {...props} />
      </Pair>
      {props.settings?.login.manual && <Passwords {...props} />}
    </>
  );
}

function EmailField({ control, customer, settings, busy, onVerify }: Props) {
  const { t } = useTranslation(messages);
  const field = useField({ control });
  const email = useWatch({ control, name: 'email' }).trim();
  const isSame = email.toLowerCase() === customer.email.toLowerCase();
  const isVerified = customer.emailVerified && isSame;
  return (
    <ContactState
      state={email === '' ? null : isVerified ? 'verified' : 'unverified'}
      onVerify={settings?.login.emailVerification ? () => onVerify('email') : null}
      verifyLabel={t('profile.verifyEmail')}
      busy={busy}
    >
      <TextField
        {...field}
        name="email"
        type="email"
        label={t('form.email')}
        autoComplete="email"
        required={customer.email !== ''}
      />
    </ContactState>
  );
}

function OwnPhoneField({ control, customer, settings, busy, onVerify }: Props) {
  const { t } = useTranslation(messages);
  const field = useField({ control });
  const phone = useWatch({ control, name: 'phone' });
  const isFixed = customer.phoneVerified && customer.phone !== '';
  return (
    <ContactState
      state={isFixed ? 'fixed' : phone === '' ? null : 'unverified'}
      onVerify={settings?.login.phoneVerification ? () => onVerify('phone') : null}
      verifyLabel={t('profile.verifyPhone')}
      busy={busy}
    >
      <PhoneField
        {...field}
        name="phone"
        label={t('form.phone')}
        countries={phoneCountries(settings)}
        countryLabel={t('form.country')}
        required={customer.phone !== ''}
        disabled={isFixed}
      />
    </ContactState>
  );
}

function Passwords({ control }: Props) {
  const { t } = useTranslation(messages);
  const field = useField({ control });
  const secret = {
    autoComplete: 'new-password',
    showLabel: t('profile.showPassword'),
    hideLabel: t('profile.hidePassword'),
  } as const;
  return (
    <Group>
      <Pair>
        <PasswordField {...field} {...secret} name="password" label={t('profile.password')} />
        <PasswordField {...field} {...secret} name="confirm_password" label={t('profile.confirmPassword')} />
      </Pair>
      <Text $small $soft>
        {t('profile.passwordHint')}
      </Text>
    </Group>
  );
}

/** Two fields side by side, if both fit. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  align-items: start;
  gap: ${space('md')};
`;

const Group = styled.div`
  display: grid;
  gap: ${space('xs')};
`;
