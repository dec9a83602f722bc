import type { Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useIsCustomer } from '@shop/session';
import { Button, space, Text } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useBrowserNotifications } from '../../notifications/use-browser-notifications';
import { isInProgress } from '../../orders/use-tracked';
import { useChangeAlert } from './use-change-alert';

interface Props {
  order: Order;
  /** The order must be read again. */
  onStale: () => void;
}

/**
 * Lets a visitor be told of changes by the browser, which prompts only after a tap; says in one line that it does, or that
 * it is blocked. Nothing where the browser cannot, and for an order that has ended. X-20.
 */
export function OrderAlerts({ order, onStale }: Props) {
  const isRunning = isInProgress(order);
  const { state, busy, change } = useBrowserNotifications();
  useChangeAlert(order, { isOn: state === 'on', onStale });
  if (!isRunning || state === 'unsupported') return null;
  if (state === null) return <Line aria-hidden="true" />;
  return <Offer {...{ state, busy }} onChange={(isOn) => void change(isOn)} />;
}

interface OfferProps {
  state: 'denied' | 'on' | 'off';
  busy: boolean;
  onChange: (isOn: boolean) => void;
}

function Offer({ state, busy, onChange }: OfferProps) {
  const { t } = useTranslation(messages);
  const isCustomer = useIsCustomer();
  if (state === 'off')
    return (
      <Line>
        <Button tone="secondary" small busy={busy} onClick={() => onChange(true)}>
          {t('alerts.ask')}
        </Button>
      </Line>
    );
  const text = state === 'denied' ? 'alerts.denied' : isCustomer ? 'alerts.on' : 'alerts.onGuest';
  return (
    <Line role="status">
      <Text $small $soft>
        {t(text)}
      </Text>
      {state === 'on' && (
        <Button tone="quiet" small busy={busy} onClick={() => onChange(false)}>
          {t('alerts.stop')}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs')};
  min-block-size: 36px;
  & > p {
    flex: 1 1 200px;
  }
`;
