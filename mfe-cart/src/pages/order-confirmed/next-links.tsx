import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonStyles, EmptyState, space, Title, type ButtonStyleProps } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Address of the page that tracks an order. D-23. */
export const toTrackAddress = (orderId: number): string => `/track-order?order_id=${orderId}`;

interface NextLinksProps {
  orderId?: number;
  /** The visitor has no such order. */
  missing?: boolean;
  /** Whether another button comes first. */
  second?: boolean;
}

/** Links to the order and to the shop. */
export function NextLinks({ orderId, missing = false, second = false }: NextLinksProps) {
  const { t } = useTranslation(messages);
  const home = (
    <ButtonLink to="/home" $tone={missing ? 'secondary' : 'quiet'} $wide>
      {t('confirmed.home')}
    </ButtonLink>
  );
  const track = (
    <ButtonLink
      to={orderId ? toTrackAddress(orderId) : '/track-order'}
      $wide
      $tone={second ? 'secondary' : 'primary'}
    >
      {t('confirmed.track')}
    </ButtonLink>
  );
  if (!missing)
    return (
      <Links>
        {track}
        {home}
      </Links>
    );
  return (
    <>
      <Title tabIndex={-1}>{t('confirmed.order')}</Title>
      <EmptyState
        drawing="receipt"
        title={t('confirmed.missing')}
        action={
          <Links>
            {track}
            {home}
          </Links>
        }
      >
        {t('confirmed.missingText')}
      </EmptyState>
    </>
  );
}

const Links = styled.nav`
  display: grid;
  gap: ${space('xs')};
  inline-size: 100%;
`;

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
