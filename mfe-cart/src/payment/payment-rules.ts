import {
  toMajor,
  walletPart as partOf,
  type Minor,
  type PaymentMethod,
  type ShopConfig,
  type Zone,
} from '@shop/domain';

/** What is paid: an order, a trip or a parcel. */
export type PaidFor = 'order' | 'trip' | 'parcel';

/** How an order or trip is paid. */
export interface PaymentChoice {
  method: PaymentMethod;
  /** Key of the gateway of a digital payment; '' while none is chosen. */
  gateway: string;
  /** Whether the wallet's balance is used, and the method pays the rest (D-20). */
  withWallet: boolean;
}

/** What the available payment methods depend on. */
export interface PaymentSituation {
  config: Pick<ShopConfig, 'cashOnDelivery' | 'digitalPayment' | 'partialPayment' | 'wallet' | 'gateways'>;
  /** Null while the location is unknown; then only the shop's settings apply. */
  zone: Pick<Zone, 'cashOnDelivery' | 'digitalPayment' | 'modules'> | null;
  moduleId: number;
  total: Minor;
  /** Balance of the customer's wallet; null for guests and while it is unknown. */
  balance: Minor | null;
}

/** Why a choice cannot pay the order. `cash-maximum`: see D-22. */
export type PaymentProblem = 'unavailable' | 'cash-maximum' | 'wallet-short' | 'none-chosen';

/** Whether shop and zone accept cash. */
export const takesCash = ({ config, zone }: PaymentSituation): boolean =>
  config.cashOnDelivery && zone?.cashOnDelivery !== false;

/** The maximum for cash; null for no limit. */
export const getCashMaximum = ({ zone, moduleId }: PaymentSituation): Minor | null =>
  zone?.modules.find((module) => module.moduleId === moduleId)?.maximumCashOrder ?? null;

/** The gateways that are available here. */
export const getGateways = ({ config, zone }: PaymentSituation): ShopConfig['gateways'] =>
  config.digitalPayment && zone?.digitalPayment !== false ? config.gateways : [];

/** Whether the customer may pay from a wallet. */
export const hasWallet = ({ config, balance }: PaymentSituation): boolean =>
  config.wallet && balance !== null;

/** Whether the wallet may pay a part, and another method the rest. */
export const canSplit = (situation: PaymentSituation): boolean => {
  const { config, balance, total } = situation;
  return config.partialPayment && hasWallet(situation) && balance !== null && balance > 0 && balance < total;
};

/** The wallet's share of the total. Minor units. */
export function getWalletAmount(situation: PaymentSituation, choice: PaymentChoice): Minor {
  const { balance, total } = situation;
  if (choice.method === 'wallet') return partOf(balance ?? 0, total);
  return choice.withWallet && canSplit(situation) ? partOf(balance ?? 0, total) : 0;
}

/** The fields for a wallet that pays `walletPaid` beside another method. A server charges no other share. D-16, D-20. */
export const toPartialPayment = (method: PaymentMethod, walletPaid: Minor, decimals: number) =>
  method !== 'wallet' && walletPaid > 0
    ? { partial_payment: true, wallet_amount: toMajor(walletPaid, decimals) }
    : { partial_payment: false };

function getWalletProblem(situation: PaymentSituation): PaymentProblem | null {
  if (!hasWallet(situation)) return 'unavailable';
  return (situation.balance ?? 0) < situation.total ? 'wallet-short' : null;
}

/** Compares only the part that is paid in cash with the maximum. */
function getCashProblem(situation: PaymentSituation, choice: PaymentChoice): PaymentProblem | null {
  if (!takesCash(situation)) return 'unavailable';
  const most = getCashMaximum(situation);
  return most !== null && situation.total - getWalletAmount(situation, choice) > most ? 'cash-maximum' : null;
}

function getGatewayProblem(situation: PaymentSituation, { gateway }: PaymentChoice): PaymentProblem | null {
  const gateways = getGateways(situation);
  if (gateways.length === 0) return 'unavailable';
  if (gateway === '') return 'none-chosen';
  return gateways.some(({ key }) => key === gateway) ? null : 'unavailable';
}

/** Why this choice cannot pay the order; null where it can. The server checks the same. D-20, D-22. */
export function getPaymentProblem(situation: PaymentSituation, choice: PaymentChoice): PaymentProblem | null {
  if (choice.method === 'wallet') return getWalletProblem(situation);
  return choice.method === 'cash_on_delivery'
    ? getCashProblem(situation, choice)
    : getGatewayProblem(situation, choice);
}
