import { readFixture, readListFixture, readRecordFixture, familyContext, timeZone } from '../fixtures/family';
import {
  aboutUs,
  config,
  distance,
  geocode,
  landingTexts,
  moduleList,
  placeAutocomplete,
  placeDetails,
  zoneOf,
} from './index';

const context = familyContext();

describe('settings', () => {
  const read = (overrides: object = {}) =>
    config.read({ ...readRecordFixture('config'), ...overrides }, { decimals: 2, timeZone });

  it('have currency, location, names and pictures [ENT-47] [ENT-49]', () => {
    expect(read()).toMatchObject({
      businessName: 'Kite Market',
      logoUrl: 'http://127.0.0.1:4865/storage/app/public/business/logo.png',
      address: '12 Quay Road',
      phone: '+8801700000000',
      email: 'hello@kite.example',
      country: 'BD',
      countryPicker: true,
      defaultPosition: { latitude: 23.757989, longitude: 90.360587 },
      currency: { symbol: '$', side: 'left', decimals: 2 },
      taxIncluded: false,
      vegMark: true,
      demo: false,
      demoOtp: null,
      footerText: '© Kite Market',
      policies: { refund: true, cancellation: true, shipping: true },
      social: [{ name: 'facebook', link: 'https://www.facebook.com/kite' }],
      apps: {
        playStoreUrl: 'https://play.google.com/store/kite',
        appStoreUrl: 'https://apps.apple.com/kite',
      },
    });
  });
  it('name no time zone: the shop owner’s setting counts, else UTC [D-12]', () => {
    expect(read().timeZone).toBe('Asia/Dhaka');
    expect(read({ timezone: 'Europe/Paris' }).wireRules.timeZone).toBe('Europe/Paris');
    expect(config.read(readFixture('config'), { decimals: 2 }).timeZone).toBe('UTC');
  });
  it('have the languages; their directions are in another field [ENT-38] [LANG-01]', () => {
    expect(read().languages).toEqual([
      { code: 'en', direction: 'ltr' },
      { code: 'ar', direction: 'rtl' },
    ]);
  });
  it('contain what is available: delivery, take-away, schedules, guests, tips [ENT-48] [D-20]', () => {
    expect(read()).toMatchObject({
      homeDelivery: true,
      takeAway: true,
      scheduleOrder: true,
      scheduleStep: 30,
      guestCheckout: true,
      registration: true,
      tips: true,
      maintenance: false,
    });
    expect(read({ home_delivery_status: 0, takeaway_status: 0, maintenance_mode: true })).toMatchObject({
      homeDelivery: false,
      takeAway: false,
      maintenance: true,
    });
  });
  it('have wallet, points, invitations and gateways [ENT-46]', () => {
    expect(read()).toMatchObject({
      wallet: true,
      addFund: true,
      loyalty: true,
      loyaltyRules: { pointsPerUnit: 100, minimum: 50, earnedPercent: 2 },
      referral: true,
      referralReward: 500,
      cashOnDelivery: true,
      digitalPayment: true,
      partialPayment: true,
      gateways: [
        {
          key: 'stripe',
          title: 'Stripe',
          imageUrl: 'http://127.0.0.1:4865/storage/app/public/payment_modules/gateway_image/stripe.png',
        },
      ],
    });
  });
  it('have a charge on every order, while it is switched on [PAY-01] [ENT-46]', () => {
    expect(read().serviceCharge).toEqual({ name: 'Service fee', amount: 150 });
    expect(read({ additional_charge_status: 0 }).serviceCharge).toBeNull();
    expect(read({ additional_charge: 0 }).serviceCharge).toBeNull();
  });
  it('switch the sign-in methods; a provider without its key is not offered [ENT-45]', () => {
    const social_login = [{ login_medium: 'google', status: true, client_id: 'key' }];
    expect(read({ social_login }).login).toMatchObject({ google: true, facebook: false });
    expect(read({ capabilities: ['mock-providers'] }).login.google).toBe(true);
    expect(read()).toMatchObject({
      login: { manual: true, otp: false, social: true, google: false, facebook: false, firebaseOtp: false },
      providers: { google: null, facebook: null, apple: null, phone: null },
      mailActive: false,
      smsActive: false,
    });
  });
  it('announce nothing: backends of the family have no optional endpoint', () => {
    expect(read().capabilities).toEqual([]);
    expect(read({ capabilities: ['facets', 'unheard-of'] }).capabilities).toEqual(['facets']);
  });
  it('have an admin free delivery that may be off [ENT-33]', () => {
    expect(read().freeDelivery).toEqual({ status: false, type: 'free_delivery_over', over: 0 });
  });
  it('define for each module type whether stock counts; parcels and others are ignored [ENT-03]', () => {
    expect(read().wireRules.uncountedStock).toEqual(['food']);
    const module_config = { food: { stock: true }, grocery: { stock: 0 } };
    expect(read({ module_config }).wireRules.uncountedStock).toEqual(['grocery']);
    expect(read({ module_config: undefined }).wireRules.uncountedStock).toEqual(['food']);
  });
  it('charge add-ons once per line, unless announced otherwise [BIZ-26]', () => {
    expect(read().wireRules.addOnsOncePerLine).toBe(true);
    expect(read({ capabilities: ['add-ons-per-unit'] }).wireRules.addOnsOncePerLine).toBe(false);
  });
});

describe('modules', () => {
  it('have their types, pictures and zones; those of no known type are left out [ENT-37] [F-21]', () => {
    const modules = moduleList.read(readFixture('module'), context);
    expect(modules.map(({ id, type, zoneIds }) => [id, type, zoneIds])).toEqual([
      [1, 'food', [7]],
      [2, 'grocery', [7]],
      [4, 'parcel', [7]],
    ]);
    expect(modules[0]).toMatchObject({
      name: 'Food court',
      iconUrl: 'http://127.0.0.1:4865/storage/app/public/module/i1.png',
      thumbnailUrl: 'http://127.0.0.1:4865/storage/app/public/module/m1.png',
      description: '<p>Food court near you</p>',
      storeCount: 2,
    });
  });
  it.each(['ride-share', 'service', 'whatever comes next', null, undefined])(
    'leave out the type %p [F-21]',
    (module_type) => {
      const [food] = readListFixture('module');
      expect(moduleList.read([food, { ...food, id: 9, module_type }], context)).toHaveLength(1);
    },
  );
  it('have no zones if none were requested [ENT-37]', () => {
    const [food = {}] = readListFixture('module');
    const { zones: _zones, ...bare } = food;
    expect(moduleList.read([bare], context)).toMatchObject([{ id: 1, zoneIds: [] }]);
    expect(moduleList.read([], context)).toEqual([]);
  });
});

describe('zones', () => {
  it('have the charges of each module [ENT-34] [ENT-35] [CALL-26]', () => {
    const { zoneIds, zones } = zoneOf.read(readFixture('config.get-zone-id'), context);
    expect(zoneIds).toEqual([7]);
    expect(zones).toHaveLength(1);
    expect(zones[0]).toMatchObject({
      id: 7,
      cashOnDelivery: true,
      digitalPayment: true,
      increasedFee: { active: false, discount: { type: 'percent', value: 0 }, message: '' },
    });
    expect(zones[0]?.modules[0]).toEqual({
      moduleId: 1,
      charges: { type: 'per_km', perKm: 200, minimum: 300, maximum: 2_500, fixed: 0 },
      maximumCashOrder: null,
    });
  });
  it('increase fees by percent by default; a fixed charge is named as such [ENT-35]', () => {
    const wire = readRecordFixture('config.get-zone-id');
    const [zone] = wire.zone_data as Record<string, unknown>[];
    const pivot = {
      delivery_charge_type: 'fixed',
      fixed_shipping_charge: '4.5',
      maximum_cod_order_amount: 80,
    };
    const busy = {
      ...zone,
      increased_delivery_fee: 10,
      increased_delivery_fee_status: 1,
      increase_delivery_charge_message: 'Rain',
      modules: [{ id: 1, pivot }],
    };
    const [read] = zoneOf.read({ ...wire, zone_data: [busy] }, context).zones;
    expect(read?.increasedFee).toEqual({
      active: true,
      discount: { type: 'percent', value: 10 },
      message: 'Rain',
    });
    expect(read?.modules[0]).toMatchObject({
      charges: { type: 'fixed', fixed: 450 },
      maximumCashOrder: 8_000,
    });
  });
});

describe('places', () => {
  it.each(['config.place-api-autocomplete', 'config.place-api-autocomplete.older'])(
    'are found by name: %s [CALL-28]',
    (name) => {
      expect(placeAutocomplete.read(readFixture(name), context)).toEqual([
        { placeId: 'abc', text: 'Ferry Street, Riverside' },
      ]);
    },
  );
  it.each(['config.place-api-details', 'config.place-api-details.older'])(
    'have a position and an address: %s [CALL-29] [ENT-26]',
    (name) => {
      expect(placeDetails.read(readFixture(name), context)).toEqual({
        latitude: 23.757989,
        longitude: 90.360587,
        address: 'Ferry Street, Riverside',
      });
    },
  );
  it('have an address as text [CALL-27]', () => {
    expect(geocode.read(readFixture('config.geocode-api'), context)).toBe('4 Ferry Street, Riverside');
  });
  it.each(['config.distance-api', 'config.distance-api.older'])(
    'are metres and seconds apart: %s [BIZ-35]',
    (name) => {
      expect(distance.read(readFixture(name), context)).toEqual({ found: true, metres: 2_345, seconds: 431 });
    },
  );
});

describe('texts of the shop', () => {
  it('are for the footer and the newsletter, with the apps [ENT-50] [ENT-49]', () => {
    expect(landingTexts.read(readFixture('react-landing-page'), context)).toEqual({
      footer: 'Kite brings shops of the street to your door.',
      newsletterTitle: 'Letters from the market',
      newsletterText: 'One a week',
      apps: {
        playStoreUrl: 'https://play.google.com/store/kite',
        appStoreUrl: 'https://apps.apple.com/kite',
      },
    });
  });
  it('of policies are a plain text [ROUTE-12]', () => {
    expect(aboutUs.read(readFixture('about-us'), context)).toBe(
      '<h2>About Kite</h2><p>We began with one bicycle.</p>',
    );
  });
});
