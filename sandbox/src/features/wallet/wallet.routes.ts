import { addFund, walletBonuses, walletMovements, type AddFundBody } from '@shop/contract';
import { bestBonus, fundingGateways, isWholeMoney, localTime, toMinor } from '@shop/domain';
import { invalid } from '../../http/refusal';
import { translate } from '../../http/translate';
import { serve, type Server } from '../../serve';
import type { Shop, View } from '../../shop/shop';
import { pageToWire, toPaging } from '../catalog/paging';
import { checkCallback } from '../payments/payment-checks';
import { startFunding } from '../payments/start-funding';
import { bonusesOn, toBonus, bonusToWire } from './bonus-store';
import { isWalletType, getMovements, movementToWire } from './movement-store';

const today = (view: View): string => localTime(view.now, view.timeZone).date;

/** Opens the payment with today's bonus. WALL-01, F-45, F-29. */
async function fund(shop: Shop, customerId: number, body: Required<AddFundBody>, view: View) {
  const { rules } = await shop.settings();
  const gateways = fundingGateways(rules);
  if (gateways.length === 0) throw invalid('add_fund', 'fundOff');
  if (!gateways.some(({ key }) => key === body.payment_method))
    throw invalid('payment_method', 'gatewayUnknown');
  if (!isWholeMoney(body.amount, view.decimals))
    throw invalid('amount', 'fundDecimals', { count: view.decimals });
  checkCallback(body.callback, view);
  const amount = toMinor(body.amount, view.decimals);
  const bonuses = (await bonusesOn(shop.database, today(view))).map(toBonus);
  const bonus = bestBonus(bonuses, amount, today(view));
  const { payment_method: gateway, callback } = body;
  return startFunding(shop.database, { customerId, amount, bonus, gateway, callback }, view);
}

export function walletRoutes(server: Server): void {
  const { shop } = server;

  serve(
    server,
    addFund,
    async ({ customerId, body, view, language }) => {
      const { redirectLink, paymentId } = await fund(shop, customerId(), body, view);
      return {
        message: translate(language, 'fundBegun'),
        redirect_link: redirectLink,
        payment_id: paymentId,
      };
    },
    { perMinute: 60 },
  );

  serve(server, walletMovements, async ({ customerId, query, view }) => {
    const { type = 'all' } = query;
    if (type !== 'all' && !isWalletType(type)) throw invalid('type', 'invalid', { field: 'type' });
    const paging = toPaging(query);
    const { total, rows } = await getMovements(
      shop.database,
      customerId(),
      type === 'all' ? null : type,
      paging,
    );
    return pageToWire(
      'data',
      total,
      paging,
      rows.map((row) => movementToWire(row, view)),
    );
  });

  serve(server, walletBonuses, async ({ view }) => {
    const { rules } = await shop.settings();
    if (fundingGateways(rules).length === 0) return [];
    return (await bonusesOn(shop.database, today(view))).map((row) => bonusToWire(row, view));
  });
}
