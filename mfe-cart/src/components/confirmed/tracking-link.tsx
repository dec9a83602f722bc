import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Button, Card, size, space, Text } from '@shop/ui';
import styled from 'styled-components';
import { useCopyLink } from '../copy-link/use-copy-link';
import { messages } from '../../messages';
import type { PaidFor } from '../../payment/payment-rules';

/** The address at which a guest follows an order or trip; the page there asks for the phone. D-23. */
export function TrackingLink({ address, subject }: { address: string; subject: PaidFor }) {
  const { t } = useTranslation(messages);
  const copyLink = useCopyLink();
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
      <Button
        tone="secondary"
        icon="copy"
        onClick={() => void copyLink(new URL(address, window.location.origin).href)}
      >
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
