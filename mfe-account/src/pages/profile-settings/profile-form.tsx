import { yupResolver } from '@hookform/resolvers/yup';
import { useCache, useShopConfig } from '@shop/api';
import { customerInfo } from '@shop/contract';
import type { Customer } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Card, space, toast } from '@shop/ui';
import { Form, SubmitButton } from '@shop/ui/form';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { createDeferredComponent } from '../../components/deferred-component/deferred-component';
import { messages } from '../../messages';
import { createProfileSchema, profileFields, type ProfileValues, toProfileValues } from './profile-values';
import { getCustomerName } from '../../components/address/address-values';
import { PhotoField } from './photo-field';
import { ProfileFields } from './profile-fields';
import { useSaveProfile } from './use-save-profile';

const ProfileCodeDialog = createDeferredComponent(() =>
  import(/* webpackChunkName: "profile-code" */ './code-dialog').then((module) => module.CodeDialog),
);

/** The form's values and photo, and how saving changes them. */
function useProfileForm(customer: Customer) {
  const { t } = useTranslation(messages);
  const cache = useCache();
  const [photo, setPhoto] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<ProfileValues>({
    resolver: yupResolver(createProfileSchema(customer)),
    defaultValues: toProfileValues(customer),
  });
  const { dirtyFields } = form.formState;
  const { reset, getValues, setValue } = form;
  useEffect(() => {
    // the saved values, except for fields that the customer has changed
    reset(toProfileValues(customer), { keepDirtyValues: true, keepErrors: true });
  }, [customer, reset]);

  const saving = useSaveProfile({
    setError: form.setError,
    onPhotoRefused: setProblem,
    onSaved: async ({ values: sent, photo: sentPhoto }) => {
      setPhoto((chosen) => (chosen === sentPhoto ? null : chosen));
      const typed = getValues();
      reset({ ...sent, password: '', confirm_password: '' });
      for (const name of profileFields)
        // typed since then
        if (typed[name] !== sent[name]) setValue(name, typed[name], { shouldDirty: true });
      await cache.refresh(customerInfo);
    },
  });
  const save = (verify: 'phone' | 'email' | null) =>
    form.handleSubmit(async () => {
      const hasChanges = Object.keys(dirtyFields).length > 0 || photo !== null;
      if (!verify && !hasChanges) return void toast.info(t('profile.noChanges'));
      setProblem(null);
      await saving.save({ values: getValues(), photo, verify });
    })();
  return { form, photo, setPhoto, problem, setProblem, save, saving };
}

/** Photo, name, contacts and password of the account. PROF-01 … PROF-04, STATE-33 … STATE-35, ERR-06. */
export function ProfileForm({ customer }: { customer: Customer }) {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  const { form, photo, setPhoto, problem, setProblem, save, saving } = useProfileForm(customer);
  const { pendingCode } = saving;
  return (
    <Panel>
      <Form
        label={t('account.profile-settings')}
        onSubmit={(event) => {
          event.preventDefault();
          return save(null);
        }}
      >
        <PhotoField
          src={customer.imageUrl}
          name={getCustomerName(customer)}
          value={photo}
          onChange={setPhoto}
          problem={problem}
          onProblem={setProblem}
        />
        <ProfileFields
          control={form.control}
          customer={customer}
          settings={settings}
          busy={saving.busy}
          onVerify={(kind) => void save(kind)}
        />
        <Foot>
          <SubmitButton busy={saving.busy}>{t('profile.save')}</SubmitButton>
        </Foot>
      </Form>
      {pendingCode && (
        <ProfileCodeDialog
          key={pendingCode.codeRequest.kind}
          pendingCode={pendingCode}
          onResponse={(response) => saving.goOn(pendingCode.change, response)}
          onClose={saving.giveUp}
        />
      )}
    </Panel>
  );
}

const Panel = styled(Card)`
  padding: ${space('md')};
  @media (min-width: 37.5em) {
    padding: ${space('lg')};
  }
`;

const Foot = styled.div`
  @media (min-width: 37.5em) {
    justify-self: start;
    min-inline-size: 200px;
    align-self: flex-start;
  }
`;
