import { useEndpoint, useShopConfig } from '@shop/api';
import { storeDetails } from '@shop/contract';
import { freeDeliveryProgress, type Minor } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { color, Icon, motion, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** The cart's progress to free delivery; reached where its store delivers free anyway. CART-04 … CART-06, BIZ-37. */
export function FreeDeliveryBar({ subtotal, storeId }: { subtotal: Minor; storeId: number }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const rule = useShopConfig()?.freeDelivery ?? null;
  const store = useEndpoint(storeDetails, rule?.status ? { params: { id: storeId } } : null).data;
  const progress = freeDeliveryProgress(subtotal, rule, store?.freeDelivery);
  if (!progress) return null;
  const { percent, missing, reached } = progress;
  return (
    <Box>
      <p>
        {reached ? (
          t('freeDelivery.reached')
        ) : (
          <>
            <b>
              <bdi>{format.money(missing)}</bdi>
            </b>{' '}
            {t('freeDelivery.missing')}
          </>
        )}
      </p>
      <Track
        role="progressbar"
        aria-label={t('freeDelivery.label')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <Done $percent={percent}>
          <span>
            <Icon name="scooter" size={16} mirrored />
          </span>
        </Done>
      </Track>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space('sm')};
  padding: ${space('sm')} ${space('md')};
  margin-block-end: ${space('xs')};
  border-radius: ${radius('md')};
  background: ${color('brandGround')};
  font-size: ${size('sm')};
`;

const Track = styled.div`
  block-size: 6px;
  border-radius: ${radius('full')};
  background: ${color('border')};
`;

const Done = styled.div<{ $percent: number }>`
  position: relative;
  inline-size: max(28px, ${({ $percent }) => $percent}%);
  block-size: 100%;
  border-radius: inherit;
  background: ${color('brand')};
  transition: inline-size ${motion.slow};
  & > span {
    position: absolute;
    inset-inline-end: 0;
    inset-block-start: -11px;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: ${radius('full')};
    background: ${color('brand')};
    color: ${color('onBrand')};
  }
`;
