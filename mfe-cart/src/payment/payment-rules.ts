import {
  walletPart as partOf,
  type Minor,
  type PaymentMethod,
  type ShopConfig,
  type Zone,
} from '@shop/domain';

/** What is paid: an order that is delivered, or a trip. */
export type PaidFor = 'order' | 'trip';

/** How an order is paid. */
export interface PaymentChoice {
  method: PaymentMethod;
  /** Key of the gateway of a digital payment; '' while none is chosen. */
  gateway: string;
  /** The wallet pays what it holds, the method the rest (D-20). */
  withWallet: boolean;
}

/** What a way of paying depends on. */
export interface PaymentSituation {
  config: Pick<ShopConfig, 'cashOnDelivery' | 'digitalPayment' | 'partialPayment' | 'wallet' | 'gateways'>;
  /** Null while the place is not known: then only the shop's own settings hold. */
  zone: Pick<Zone, 'cashOnDelivery' | 'digitalPayment' | 'modules'> | null;
  moduleId: number;
  total: Minor;
  /** What the customer's wallet holds; null for guests and while it is not known. */
  balance: Minor | null;
}

/** Why a choice cannot pay the order. `cash-maximum` is D-22's. */
export type PaymentProblem = 'unavailable' | 'cash-maximum' | 'wallet-short' | 'none-chosen';

/** Whether cash is taken at all, here. */
export const takesCash = ({ config, zone }: PaymentSituation): boolean =>
  config.cashOnDelivery && zone?.cashOnDelivery !== false;

/** The most that an order paid in cash may come to; null: no such limit. */
export const cashMaximum = ({ zone, moduleId }: PaymentSituation): Minor | null =>
  zone?.modules.find((module) => module.moduleId === moduleId)?.maximumCashOrder ?? null;

/** The gateways that may be used here. */
export const openGateways = ({ config, zone }: PaymentSituation): ShopConfig['gateways'] =>
  config.digitalPayment && zone?.digitalPayment !== false ? config.gateways : [];

/** Whether the customer may pay from a wallet. */
export const hasWallet = ({ config, balance }: PaymentSituation): boolean =>
  config.wallet && balance !== null;

/** Whether the wallet could pay a part of it, and another method the rest. */
export const canSplit = (situation: PaymentSituation): boolean => {
  const { config, balance, total } = situation;
  return config.partialPayment && hasWallet(situation) && balance !== null && balance > 0 && balance < total;
};

/** What of the total the wallet pays. Minor units. */
export function getWalletAmount(situation: PaymentSituation, choice: PaymentChoice): Minor {
  const { balance, total } = situation;
  if (choice.method === 'wallet') return partOf(balance ?? 0, total);
  return choice.withWallet && canSplit(situation) ? partOf(balance ?? 0, total) : 0;
}

function walletProblem(situation: PaymentSituation): PaymentProblem | null {
  if (!hasWallet(situation)) return 'unavailable';
  return (situation.balance ?? 0) < situation.total ? 'wallet-short' : null;
}

/** What is paid in cash counts: the wallet may have paid a part. */
function cashProblem(situation: PaymentSituation, choice: PaymentChoice): PaymentProblem | null {
  if (!takesCash(situation)) return 'unavailable';
  const most = cashMaximum(situation);
  return most !== null && situation.total - getWalletAmount(situation, choice) > most ? 'cash-maximum' : null;
}

function gatewayProblem(situation: PaymentSituation, { gateway }: PaymentChoice): PaymentProblem | null {
  const gateways = openGateways(situation);
  if (gateways.length === 0) return 'unavailable';
  if (gateway === '') return 'none-chosen';
  return gateways.some(({ key }) => key === gateway) ? null : 'unavailable';
}

/** What keeps this choice from paying the order; null: nothing. The server checks the same again. D-20, D-22. */
export function paymentProblem(situation: PaymentSituation, choice: PaymentChoice): PaymentProblem | null {
  if (choice.method === 'wallet') return walletProblem(situation);
  return choice.method === 'cash_on_delivery'
    ? cashProblem(situation, choice)
    : gatewayProblem(situation, choice);
}
