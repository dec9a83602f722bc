import { useAction, useEndpoint, type ApiError } from '@shop/api';
import { applyCoupon, couponList } from '@shop/contract';
import { toMajor, type Minor, type OfferedCoupon } from '@shop/domain';
import { useFormat } from '@shop/i18n';
import { useState } from 'react';
import { useMinimumText } from './use-minimum-text';

interface CouponRequest {
  storeId: number;
  /** Subtotal − discount, minor units. */
  amount: Minor;
  value: OfferedCoupon | null;
  onChange: (coupon: OfferedCoupon | null) => void;
}

/** The server's reason for a refusal; null for a lost or slow response. */
const getReason = (error: ApiError): string | null =>
  error.status >= 400 && error.status < 500 ? (error.entries[0]?.message ?? null) : null;

const isSame = (one: OfferedCoupon, other: OfferedCoupon) => JSON.stringify(one) === JSON.stringify(other);

/** The words of a refusal. A coupon that the shop offers is refused for its minimum, of which the server names no rest. */
function useRefusalText({ storeId, amount }: CouponRequest, code: string, refusal: string | null) {
  const toMinimumText = useMinimumText();
  const { data: offered } = useEndpoint(
    couponList,
    refusal === null ? null : { query: { store_id: storeId } },
  );
  const wanted = code.trim().toLowerCase();
  const coupon = offered?.find((known) => known.code.toLowerCase() === wanted);
  return refusal !== null && coupon && amount < coupon.minPurchase ? toMinimumText(coupon, amount) : refusal;
}

/**
 * Applies a coupon. The server checks it, and again whenever the amount changes. A coupon that is refused later is
 * removed, with the reason. Below its minimum it stays and has no effect (BIZ-32, VALID-35).
 */
export function useCoupon(request: CouponRequest) {
  const { storeId, amount, value, onChange } = request;
  const { currency } = useFormat();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const refusalText = useRefusalText(request, code, refusal);
  const toQuery = (wanted: string) => ({
    query: { code: wanted, store_id: storeId, order_amount: toMajor(amount, currency.decimals) },
  });

  const refuse = (error: ApiError) => {
    const reason = getReason(error);
    if (reason) setRefusal(reason);
    return reason !== null;
  };
  const applying = useAction(applyCoupon, { onError: refuse });
  const isShort = value !== null && amount < value.minPurchase;

  useEndpoint(applyCoupon, value && !isShort ? toQuery(value.code) : null, {
    onSuccess: (coupon) => {
      if (value && !isSame(coupon, value)) onChange(coupon);
    },
    onError: (error) => {
      if (!value || !refuse(error)) return;
      setCode(value.code);
      onChange(null);
    },
  });

  const apply = async (wanted: string) => {
    setRefusal(null);
    setCode(wanted);
    const coupon = await applying.run(toQuery(wanted.trim()));
    if (!coupon) return false;
    setCode('');
    onChange(coupon);
    return true;
  };

  return {
    code,
    type: (text: string) => {
      setCode(text);
      setRefusal(null);
    },
    refusal: refusalText,
    apply,
    busy: applying.busy,
    isShort,
    remove: () => {
      setRefusal(null);
      onChange(null);
    },
  };
}
