import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Button, Card, size, space, Text, toast } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import type { PaidFor } from '../../payment/payment-rules';

/** What a guest keeps to follow an order or trip: its address, which asks for the phone. D-23. */
export function TrackingLink({ address, subject }: { address: string; subject: PaidFor }) {
  const { t } = useTranslation(messages);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(address, window.location.origin).href);
      toast.success(t('confirmed.copied'));
    } catch {
      toast.error(t('confirmed.notCopied'));
    }
  };
  return (
    <Panel>
      <div>
        <Text $small $soft>
          {t('confirmed.keep', { context: subject })}
        </Text>
        <Address to={address}>
          <bdi dir="ltr">{address}</bdi>
        </Address>
      </div>
      <Button tone="secondary" icon="copy" onClick={() => void copy()}>
        {t('confirmed.copy')}
      </Button>
    </Panel>
  );
}

const Panel = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('sm')} ${space('md')};
  & > div {
    flex: 1 1 260px;
    min-inline-size: 0;
  }
`;

const Address = styled(Link)`
  display: inline-block;
  padding-block: ${space('xxs')};
  font-size: ${size('sm')};
  text-decoration: underline;
  overflow-wrap: anywhere;
`;
