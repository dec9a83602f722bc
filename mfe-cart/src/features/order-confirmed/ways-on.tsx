import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonLook, EmptyState, space, Title, type ButtonLook } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { trackAddress } from './track-address';

interface WaysOnProps {
  orderId?: number;
  /** There is no such order of this visitor's. */
  missing?: boolean;
  /** Something else comes first. */
  second?: boolean;
}

/** Where to go from here. */
export function WaysOn({ orderId, missing = false, second = false }: WaysOnProps) {
  const { t } = useTranslation(messages);
  const home = (
    <Way to="/home" $tone={missing ? 'secondary' : 'quiet'} $wide>
      {t('confirmed.home')}
    </Way>
  );
  const track = (
    <Way to={orderId ? trackAddress(orderId) : '/track-order'} $wide $tone={second ? 'secondary' : 'primary'}>
      {t('confirmed.track')}
    </Way>
  );
  if (!missing)
    return (
      <Ways>
        {track}
        {home}
      </Ways>
    );
  return (
    <>
      <Title tabIndex={-1}>{t('confirmed.order')}</Title>
      <EmptyState
        drawing="receipt"
        title={t('confirmed.missing')}
        action={
          <Ways>
            {track}
            {home}
          </Ways>
        }
      >
        {t('confirmed.missingText')}
      </EmptyState>
    </>
  );
}

const Ways = styled.nav`
  display: grid;
  gap: ${space('xs')};
  inline-size: 100%;
`;

const Way = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
