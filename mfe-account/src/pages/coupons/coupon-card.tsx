import { type OfferedCoupon } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { accent, color, Icon, motion, radius, size, space, tightLine, VisuallyHidden } from '@shop/ui';
import styled from 'styled-components';
import { useCopy } from '../../browser/copy-text';
import { messages } from '../../messages';

/** The discount of a coupon, shortened and in full (D-19), and its conditions. BIZ-29 … BIZ-32. */
function useCouponTexts({ type, discount, minPurchase, maxDiscount, expiresOn }: OfferedCoupon) {
  const { t } = useTranslation(messages);
  const { number, money, moneyWithin, moneyShort, day } = useFormat();
  const short = (minor: number) =>
    moneyShort(minor) === money(minor) ? moneyWithin(minor) : moneyShort(minor);
  const describeBenefit = (amount: (minor: number) => string): string => {
    if (type === 'free_delivery') return t('coupons.freeDelivery');
    if (discount.type === 'amount') return t('coupons.off', { what: amount(discount.value) });
    const percent = number(discount.value / 100, { style: 'percent', maximumFractionDigits: 2 });
    return t('coupons.off', { what: percent });
  };
  const until = day(expiresOn);
  return {
    gives: describeBenefit(short),
    givesInFull: describeBenefit(moneyWithin),
    terms: [
      minPurchase > 0 ? t('coupons.from', { amount: moneyWithin(minPurchase) }) : t('coupons.fromNothing'),
      ...(maxDiscount > 0 && discount.type === 'percent' && type !== 'free_delivery'
        ? [t('coupons.upTo', { amount: moneyWithin(maxDiscount) })]
        : []),
      ...(until ? [t('coupons.until', { day: until })] : []),
    ],
  };
}

/** A coupon as a ticket: discount, conditions, scope, and its code to copy. D-28. */
export function CouponCard({ coupon }: { coupon: OfferedCoupon }) {
  const texts = useCouponTexts(coupon);
  return (
    <Ticket>
      <Stub>
        {coupon.type === 'free_delivery' && <Icon name="scooter" size={28} />}
        <strong>
          {texts.gives === texts.givesInFull ? (
            texts.gives
          ) : (
            <>
              <span aria-hidden="true">{texts.gives}</span>
              <VisuallyHidden>{texts.givesInFull}</VisuallyHidden>
            </>
          )}
        </strong>
      </Stub>
      <Body>
        <h2>
          <bdi>{coupon.title || texts.givesInFull}</bdi>
        </h2>
        <ul>
          {texts.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
          <CouponScope coupon={coupon} />
        </ul>
        <Code code={coupon.code} />
      </Body>
    </Ticket>
  );
}

/** Where the coupon is valid, with links to its stores. */
function CouponScope({ coupon: { type, reach, moduleName } }: { coupon: OfferedCoupon }) {
  const { t } = useTranslation(messages);
  if (reach.length > 0)
    return (
      <li>
        {t(type === 'zone_wise' ? 'coupons.inZones' : 'coupons.atStores')}{' '}
        {reach.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && t('coupons.comma')}
            {type === 'zone_wise' ? (
              <bdi>{name}</bdi>
            ) : (
              <Link to={`/store/${id}`}>
                <bdi>{name}</bdi>
              </Link>
            )}
          </span>
        ))}
      </li>
    );
  if (type === 'store_wise') return <li>{t('coupons.someStores')}</li>;
  if (type === 'zone_wise') return <li>{t('coupons.someZones')}</li>;
  return <li>{moduleName ? t('coupons.inModule', { name: moduleName }) : t('coupons.everywhere')}</li>;
}

function Code({ code }: { code: string }) {
  const { t } = useTranslation(messages);
  const { copy, isDone } = useCopy(t('coupons.copied', { code }));
  return (
    <Take type="button" aria-label={t('coupons.copyCode', { code })} onClick={() => void copy(code)}>
      <bdi dir="ltr">{code}</bdi>
      <span>
        <Icon name={isDone ? 'check' : 'copy'} size={18} />
        {t(isDone ? 'copy.done' : 'copy.action')}
      </span>
    </Take>
  );
}

/** At least; an amount in larger text widens it, so that no line breaks inside the number. */
const stubWidth = '112px';
const notch = '16px';

const Ticket = styled.li`
  display: grid;
  grid-template-columns: minmax(${stubWidth}, min-content) minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
`;

const Stub = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space('xxs')};
  padding: ${space('sm')};
  border-inline-end: 2px dashed ${color('borderStrong')};
  background: ${accent('ground')};
  color: ${accent('ink')};
  text-align: center;
  & strong {
    font-size: ${size('lg')};
    font-weight: 700;
    line-height: ${tightLine};
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline-end: calc(${notch} / -2 - 2px);
    inline-size: ${notch};
    block-size: ${notch};
    border: 1px solid ${color('border')};
    border-radius: ${radius('full')};
    background: ${color('page')};
  }
  &::before {
    inset-block-start: calc(${notch} / -2 - 1px);
  }
  &::after {
    inset-block-end: calc(${notch} / -2 - 1px);
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space('xs')};
  padding: ${space('md')};
  overflow-wrap: anywhere;
  & h2 {
    font-size: ${size('md')};
    font-weight: 600;
  }
  & ul {
    display: grid;
    align-content: start;
    gap: ${space('xxs')};
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
  & a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Take = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('xxs')} ${space('sm')};
  min-block-size: 44px;
  padding: ${space('xxs')} ${space('sm')};
  border: 1px dashed ${color('brand')};
  border-radius: ${radius('md')};
  background: ${color('brandGround')};
  color: ${color('brand')};
  font-weight: 700;
  letter-spacing: 0.04em;
  transition: border-color ${motion.fast};
  &:hover {
    border-style: solid;
  }
  & span {
    display: inline-flex;
    align-items: center;
    gap: ${space('xxs')};
    font-size: ${size('sm')};
    font-weight: 600;
    letter-spacing: normal;
  }
`;
