import type { ShopConfig } from '@shop/domain';
import { inner, records, text, type WireRecord } from '@shop/contract/core';

/** Vendors without a key are left out. ENT-45, D-26. */
export function providersFromWire(config: WireRecord): ShopConfig['providers'] {
  const media = [...records(config.social_login), ...records(config.apple_login)];
  const getClientId = (medium: string) =>
    text(media.find((entry) => entry.login_medium === medium)?.client_id) || null;
  const [google, facebook, apple] = ['google', 'facebook', 'apple'].map(getClientId);
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
