import { useApi, useEndpoint } from '@shop/api';
import { config, moduleList, parcelCategories } from '@shop/contract';
import { getParcelRates } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link, useSearchParams } from '@shop/router';
import { chooseModule, useSession } from '@shop/session';
import {
  Button,
  buttonStyles,
  Container,
  EmptyState,
  ErrorCard,
  Seo,
  space,
  Text,
  Title,
  type ButtonStyleProps,
} from '@shop/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Waiting } from '../../components/checkout-frame/checkout-columns';
import { SignInFirst, useWhoMustSignIn } from '../../components/checkout-frame/sign-in-first';
import { useFrozen } from '../../components/checkout-frame/use-frozen';
import { UnfinishedPayment } from '../../components/unfinished-payment/deferred-unfinished-payment';
import { messages } from '../../messages';
import { blankParcel } from '../../parcel/parcel-draft';
import { useParcelDraft } from '../../parcel/use-parcel-draft';
import { ParcelForm } from './parcel-form';

/** Sending a parcel: what, from where, to whom, and who pays. The kind is in the address. X-31. */
export function Page() {
  const { t } = useTranslation(messages);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Frame>
      <Seo title={t('parcel.title')} description={t('parcel.text')} />
      <div>
        <Title ref={title} tabIndex={-1}>
          {t('parcel.title')}
        </Title>
        <Text $soft>{t('parcel.text')}</Text>
      </div>
      <UnfinishedPayment />
      <Content onModuleChosen={() => title.current?.focus()} />
    </Frame>
  );
}

/** The category in the address, and a function to choose another: it counts at once, the address follows. */
function useCategoryId(): [number | null, (id: number) => void] {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get('category') ?? '';
  const [before, setBefore] = useState(inAddress);
  const [id, setId] = useState(inAddress);
  if (before !== inAddress) {
    setBefore(inAddress);
    setId(inAddress);
  }
  const choose = (next: number) => {
    setId(String(next));
    const params = new URLSearchParams(search);
    params.set('category', String(next));
    setSearch(params, { replace: true, preventScrollReset: true });
  };
  return [/^[1-9]\d{0,9}$/.test(id) ? Number(id) : null, choose];
}

interface ContentProps {
  /** The button that a visitor pressed for it is gone. */
  onModuleChosen: () => void;
}

/** The draft is unmounted as soon as the session ends: it stays saved for the customer who signs in again. F-23. */
function Content(props: ContentProps) {
  const mustSignIn = useWhoMustSignIn(true);
  if (mustSignIn) return <SignInFirst key={mustSignIn} because={mustSignIn} />;
  return <Parcel {...props} />;
}

function Parcel({ onModuleChosen }: ContentProps) {
  const { t } = useTranslation(messages);
  const hasModule = useSession((session) => session.module !== null);
  const settings = useEndpoint(config, {});
  const categories = useEndpoint(parcelCategories, hasModule ? {} : null);
  const [categoryId, chooseCategory] = useCategoryId();
  const known = useParcelDraft();
  const { value: draft, freeze } = useFrozen(known.draft);
  const failure =
    (settings.data ? undefined : settings.error) ?? (categories.data ? undefined : categories.error);
  if (failure ?? (draft ? undefined : known.error)) {
    const retry = () => void Promise.all([settings.mutate(), categories.mutate(), known.retry()]);
    return <ErrorCard title={t('parcel.failed')} retryLabel={t('retry')} onRetry={retry} />;
  }
  if (!settings.data || !categories.data) return <Waiting />;
  if (categories.data.length === 0) return <NoParcels onModuleChosen={onModuleChosen} />;
  const { parcelRates = null } = settings.data;
  return (
    <ParcelForm
      categories={categories.data}
      onCategory={chooseCategory}
      category={
        categories.data.find((kind) => kind.id === categoryId && getParcelRates(kind, parcelRates)) ?? null
      }
      config={settings.data}
      draft={draft ?? blankParcel}
      isLoaded={draft !== null}
      change={known.change}
      reread={() => Promise.all([settings.mutate(), categories.mutate()]).catch(() => undefined)}
      onLeaving={freeze}
    />
  );
}

/** This module carries none: another does, or none at this place. */
function NoParcels({ onModuleChosen }: ContentProps) {
  const { t } = useTranslation(messages);
  const { session, bus } = useApi();
  const current = useSession(({ module }) => module?.type);
  const { data: modules, error } = useEndpoint(moduleList, {});
  if (!modules && !error) return <Waiting />;
  const own = current === 'parcel' ? undefined : modules?.find(({ type }) => type === 'parcel');
  if (!own)
    return (
      <EmptyState
        drawing="pin"
        title={t('parcel.none')}
        action={<ButtonLink to="/home">{t('parcel.home')}</ButtonLink>}
      >
        {t('parcel.noneText')}
      </EmptyState>
    );
  const { id, type, name } = own;
  const go = () => {
    chooseModule(session, bus, { id, type, name });
    onModuleChosen();
  };
  return (
    <EmptyState
      drawing="pin"
      title={t('parcel.elsewhere')}
      action={<Button onClick={go}>{t('parcel.go')}</Button>}
    >
      {t('parcel.elsewhereText')}
    </EmptyState>
  );
}

const Frame = styled(Container)`
  display: grid;
  gap: ${space('md')};
  align-content: start;
  padding-block: ${space('lg')} ${space('xxl')};
`;

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
