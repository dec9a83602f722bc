import type { ShopConfig } from '@shop/domain';
import { inner, records, text, type WireRecord } from '../wire';

/** A vendor without its key is not there. ENT-45, D-26. */
export function providersFromWire(config: WireRecord): ShopConfig['providers'] {
  const media = [...records(config.social_login), ...records(config.apple_login)];
  const idOf = (medium: string) =>
    text(media.find((entry) => entry.login_medium === medium)?.client_id) || null;
  const [google, facebook, apple] = ['google', 'facebook', 'apple'].map(idOf);
  const firebase = inner(config.firebase_web_config);
  const apiKey = text(firebase.apiKey);
  return {
    google: google ? { clientId: google } : null,
    facebook: facebook ? { appId: facebook } : null,
    apple: apple
      ? {
          clientId: apple,
          redirectUrl: text(media.find((entry) => entry.login_medium === 'apple')?.redirect_url_react),
        }
      : null,
    phone: apiKey
      ? {
          apiKey,
          authDomain: text(firebase.authDomain),
          projectId: text(firebase.projectId),
          appId: text(firebase.appId),
        }
      : null,
  };
}

/** Rates that a shop leaves out or sets wrongly are 0: then points are worth nothing, and nobody earns any. ENT-46. */
function earningsFromWire(config: WireRecord, decimals: number) {
  const rate = (value: unknown) => Math.max(0, number(value));
  return {
    loyalty: flag(config.loyalty_point_status),
    loyaltyRules: {
      pointsPerUnit: rate(config.loyalty_point_exchange_rate),
      minimum: Math.max(1, Math.ceil(number(config.loyalty_point_minimum_point))),
      earnedPercent: rate(config.loyalty_point_item_purchase_point),
    },
    referral: flag(config.ref_earning_status),
    referralReward: Math.max(0, money(config.ref_earning_exchange_rate, decimals)),
  };
}
