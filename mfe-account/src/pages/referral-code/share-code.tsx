import { useTranslation } from '@shop/i18n';
import { Button, Menu } from '@shop/ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useCopy } from '../../browser/copy-text';
import { messages } from '../../messages';

const never = () => () => {};

/** Whether the system has a share dialog; false on the server and during hydration. */
const useSystemShare = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );

/** Address at which a friend signs up with the code filled in. */
const toInvitation = (code: string): string => {
  const query = new URLSearchParams({ mode: 'sign-up', ref: code });
  return new URL(`/auth?${query.toString()}`, window.location.origin).href;
};

/** Closing the system's dialog is no failure. */
const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

interface Props {
  code: string;
  shopName: string;
}

/** The invitation's text, and the links to share it. */
function useInvitation({ code, shopName }: Props) {
  const { t } = useTranslation(messages);
  const { copy } = useCopy(t('referral.linkCopied'));
  const getMessage = () => t('referral.message', { shop: shopName, code, link: toInvitation(code) });
  const copyLink = () => copy(toInvitation(code));
  return {
    copyLink,
    share: async () => {
      try {
        await navigator.share({ title: shopName, text: getMessage() });
      } catch (error) {
        if (!isDismissed(error)) await copyLink();
      }
    },
    openChat: () => {
      const address = `https://wa.me/?text=${encodeURIComponent(getMessage())}`;
      window.open(address, '_blank', 'noopener,noreferrer');
    },
    writeMail: () => {
      const subject = encodeURIComponent(t('referral.subject', { shop: shopName }));
      window.location.assign(`mailto:?subject=${subject}&body=${encodeURIComponent(getMessage())}`);
    },
  };
}

/** Shares with the system's dialog, or where there is none, by links. */
export function ShareCode(props: Props) {
  const { t, direction } = useTranslation(messages);
  const hasSystemShare = useSystemShare();
  const { share, openChat, writeMail, copyLink } = useInvitation(props);
  if (hasSystemShare)
    return (
      <Button tone="secondary" icon="share" onClick={() => void share()}>
        {t('referral.share')}
      </Button>
    );
  const trigger = (
    <Button tone="secondary" icon="share">
      {t('referral.share')}
    </Button>
  );
  return (
    <Links>
      <Menu
        direction={direction}
        trigger={trigger}
        entries={[
          { key: 'whatsapp', icon: 'chat', label: t('referral.whatsapp'), onSelect: openChat },
          { key: 'email', icon: 'mail', label: t('referral.email'), onSelect: writeMail },
          { key: 'link', icon: 'copy', label: t('referral.copyLink'), onSelect: () => void copyLink() },
        ]}
      />
    </Links>
  );
}

/** The button fills the line when it wraps below another. */
const Links = styled.div`
  display: grid;
  & > span,
  & > span > button {
    inline-size: 100%;
  }
`;
