import {
  capabilities,
  isTimeZone,
  moduleTypes,
  type ModuleType,
  type ShopConfig,
  type WireRules,
} from '@shop/domain';
import {
  flag,
  inner,
  modulesFromWire,
  money,
  number,
  numberOrNull,
  picture,
  record,
  records,
  text,
  textOrNull,
  texts,
  type WireRecord,
} from '@shop/contract/core';
import { parcelRatesFromWire } from './parcel-rates';
import { providersFromWire } from './providers';

/**
 * ENT-45 … ENT-49. Reads its own rules, because every other reader gets them from here. `context.timeZone` is the shop's
 * time zone if the backend sends none.
 */
export function configFromWire(wire: unknown, context?: Partial<WireRules>): ShopConfig {
  const config = record(wire, 'config');
  const decimals = Math.min(4, Math.max(0, Math.trunc(number(config.digit_after_decimal_point, 2))));
  const position = inner(config.default_location);
  const timeZone = timeZoneFromWire(config.timezone, context?.timeZone);
  const pictureFolders = pictureFoldersFromWire(config.base_urls);
  const announced = new Set(texts(config.capabilities));
  return {
    capabilities: capabilities.filter((capability) => announced.has(capability)),
    wireRules: {
      decimals,
      timeZone,
      uncountedStock: uncountedStockFromWire(config.module_config),
      moduleTypes: context?.moduleTypes ?? {},
      addOnsOncePerLine: !announced.has('add-ons-per-unit'),
      pictureFolders,
    },
    ...(Array.isArray(config.modules) && {
      hasRental: modulesFromWire(config.modules).some(({ type }) => type === 'rental'),
    }),
    businessName: text(config.business_name, 'Mosaic'),
    logoUrl: picture(config.logo_full_url, config.logo, 'business_logo_url', pictureFolders),
    address: text(config.address),
    phone: text(config.phone),
    email: text(config.email),
    country: text(config.country, 'US'),
    countryPicker: flag(config.country_picker_status),
    defaultPosition: { latitude: number(position.lat), longitude: number(position.lng) },
    currency: {
      symbol: text(config.currency_symbol, '$'),
      side: config.currency_symbol_direction === 'right' ? 'right' : 'left',
      decimals,
    },
    timeZone,
    taxIncluded: flag(config.tax_included),
    guestCheckout: flag(config.guest_checkout_status),
    vegMark: flag(config.toggle_veg_non_veg),
    demo: flag(config.demo),
    demoOtp: flag(config.demo) ? textOrNull(config.demo_otp) : null,
    maintenance: flag(config.maintenance_mode),
    ...orderingFromWire(config, decimals),
    ...switchesFromWire(config),
    ...loginFromWire(config, announced.has('mock-providers')),
    ...earningsFromWire(config, decimals),
    ...outwardFromWire(config),
    languages: languagesFromWire(config),
  };
}

/** Order options of the shop, and additional charges. */
function orderingFromWire(config: WireRecord, decimals: number) {
  const parcelRates = parcelRatesFromWire(config, decimals);
  return {
    cashOnDelivery: flag(config.cash_on_delivery ?? true),
    digitalPayment: flag(config.digital_payment),
    partialPayment: flag(config.partial_payment_status),
    tips: flag(config.dm_tips_status),
    homeDelivery: flag(config.home_delivery_status ?? true),
    takeAway: flag(config.takeaway_status ?? true),
    scheduleOrder: flag(config.schedule_order ?? true),
    serviceCharge: serviceChargeFromWire(config, decimals),
    ...(parcelRates ? { parcelRates } : {}),
    scheduleStep: Math.max(5, number(config.schedule_order_slot_duration, 30)),
    ...scheduleDaysFromWire(config.schedule_order_days),
    ...cutleryTypesFromWire(config.module_config),
    unpaidMinutes: numberOrNull(config.unpaid_order_minutes),
    freeDelivery: freeDeliveryFromWire(config, decimals),
  };
}

/** An unknown time zone would make every conversion throw: then UTC. */
function timeZoneFromWire(value: unknown, otherwise = 'UTC'): string {
  const name = text(value, otherwise);
  return isTimeZone(name) ? name : 'UTC';
}

/** The direction is in `sys_language` if `language` does not contain it. */
function languagesFromWire(config: WireRecord): ShopConfig['languages'] {
  const known = records(config.sys_language);
  return records(config.language).map((language) => {
    const code = text(language.key);
    const direction = language.direction ?? known.find(({ key }) => key === code)?.direction;
    return { code, direction: direction === 'rtl' ? 'rtl' : 'ltr' };
  });
}

/** Stock counts unless the settings of the module type exclude it; in food it counts only if they include it. */
function uncountedStockFromWire(wire: unknown): ModuleType[] {
  const settings = inner(wire);
  const counts = (type: ModuleType, usually: boolean) => flag(inner(settings[type]).stock ?? usually);
  const types: [ModuleType, boolean][] = [
    ['food', false],
    ['grocery', true],
    ['pharmacy', true],
    ['ecommerce', true],
  ];
  return types.filter(([type, usually]) => !counts(type, usually)).map(([type]) => type);
}

/** Folders of an older backend's pictures, by their keys in `base_urls` (ENT-47). */
export const pictureFoldersFromWire = (wire: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inner(wire)).flatMap(([name, folder]) => {
      const address = textOrNull(folder);
      return address ? [[name, address.replace(/\/+$/, '')]] : [];
    }),
  );

/** Only our sandbox says it. X-22. */
function scheduleDaysFromWire(value: unknown): Pick<ShopConfig, 'scheduleDays'> {
  const days = Math.floor(number(value));
  return days > 0 ? { scheduleDays: Math.min(days, 60) } : {};
}

/** Module types with cutlery, where the settings of module types name it. X-22. */
function cutleryTypesFromWire(wire: unknown): Pick<ShopConfig, 'cutleryTypes'> {
  const settings = inner(wire);
  const named = moduleTypes.filter((type) => 'cutlery' in inner(settings[type]));
  if (named.length === 0) return {};
  return { cutleryTypes: named.filter((type) => flag(inner(settings[type]).cutlery)) };
}

function serviceChargeFromWire(config: WireRecord, decimals: number): ShopConfig['serviceCharge'] {
  const amount = money(config.additional_charge, decimals);
  return flag(config.additional_charge_status) && amount > 0
    ? { name: text(config.additional_charge_name), amount }
    : null;
}

/** ENT-33; an older backend has only `free_delivery_over`. */
function freeDeliveryFromWire(config: WireRecord, decimals: number): ShopConfig['freeDelivery'] {
  const admin = inner(config.admin_free_delivery);
  const over = numberOrNull(admin.free_delivery_over ?? config.free_delivery_over);
  if (!('status' in admin))
    return over ? { status: true, type: 'free_delivery_over', over: money(over, decimals) } : null;
  return {
    status: flag(admin.status),
    type: admin.type === 'free_delivery_to_all_store' ? 'free_delivery_to_all_store' : 'free_delivery_over',
    over: money(over, decimals),
  };
}

/** Missing or invalid rates are 0: then points are worth nothing, and nobody earns any. ENT-46. */
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

/** A vendor's sign-in is offered if its key is known, or the backend has fake providers. ENT-45, D-26. */
function loginFromWire(config: WireRecord, hasMocks: boolean): Pick<ShopConfig, 'login' | 'providers'> {
  const login = inner(config.centralize_login);
  const providers = providersFromWire(config);
  const isOffered = (medium: keyof typeof providers, status: unknown) =>
    flag(status) && (hasMocks || providers[medium] !== null);
  return {
    login: {
      otp: flag(login.otp_login_status),
      manual: flag(login.manual_login_status ?? true),
      social: flag(login.social_login_status),
      google: isOffered('google', login.google_login_status),
      facebook: isOffered('facebook', login.facebook_login_status),
      apple: isOffered('apple', login.apple_login_status),
      phoneVerification: flag(login.phone_verification_status),
      emailVerification: flag(login.email_verification_status),
      firebaseOtp: isOffered('phone', config.firebase_otp_verification),
    },
    providers,
  };
}

function switchesFromWire(config: WireRecord) {
  return {
    wallet: flag(config.customer_wallet_status),
    addFund: flag(config.add_fund_status),
    registration: flag(config.toggle_dm_registration),
    registrationUrls: {
      store: textOrNull(config.store_registration_url),
      deliveryPerson: textOrNull(config.deliveryman_registration_url),
    },
    mailActive: flag(config.is_mail_active),
    smsActive: flag(config.is_sms_active),
    policies: {
      refund: flag(config.refund_policy),
      cancellation: flag(config.cancelation_policy),
      shipping: flag(config.shipping_policy),
    },
  };
}

/** ENT-49. They have one of two pairs of names. */
export function appsFromWire(wire: unknown): ShopConfig['apps'] {
  const apps = inner(wire);
  const link = (status: unknown, url: unknown) => (flag(status) ? textOrNull(url) : null);
  return {
    playStoreUrl:
      link(apps.playstore_url_status, apps.playstore_url) ??
      link(apps.app_url_android_status, apps.app_url_android),
    appStoreUrl:
      link(apps.apple_store_url_status, apps.apple_store_url) ??
      link(apps.app_url_ios_status, apps.app_url_ios),
  };
}

function outwardFromWire(config: WireRecord) {
  return {
    social: records(config.social_media).map((entry) => ({ name: text(entry.name), link: text(entry.link) })),
    apps: appsFromWire(config.download_user_app_links ?? config.landing_page_links),
    gateways: records(config.active_payment_method_list).map((gateway) => ({
      key: text(gateway.gateway),
      title: text(gateway.gateway_title),
      imageUrl: picture(
        gateway.gateway_image_full_url,
        gateway.gateway_image,
        'gateway_image_url',
        pictureFoldersFromWire(config.base_urls),
      ),
    })),
    footerText: text(config.footer_text),
    webPushKey: text(config.web_push_public_key) || null,
  };
}
