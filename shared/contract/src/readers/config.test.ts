import { modulesFromWire, storeFromWire, WireError } from '@shop/contract/core';
import { configFromWire } from './config';
import { distanceFromWire } from './distance';
import { geocodeFromWire, placeDetailsFromWire, placesFromWire } from './places';
import { zonesFromWire } from './zone';

const context = { decimals: 2 };

describe('store', () => {
  const read = (wire: object) => storeFromWire({ id: 1, ...wire }, context);

  it('has its charges in minor units for each kilometre [ENT-32]', () => {
    const charges = {
      per_km_shipping_charge: '0.6',
      minimum_shipping_charge: 1,
      delivery_charge_type: 'fixed',
    };
    expect(read({ ...charges, fixed_shipping_charge: 3.5 }).charges).toEqual({
      type: 'fixed',
      perKm: 60,
      minimum: 100,
      maximum: 0,
      fixed: 350,
    });
    expect(read({}).charges.type).toBe('per_km');
  });
  it('has its discount, or none [ENT-31]', () => {
    const discount = { discount: '10', min_purchase: '20', max_discount: 5, end_date: '2026-12-31' };
    expect(read({ discount }).discount).toEqual({
      discount: { type: 'percent', value: 10 },
      minPurchase: 2000,
      maxDiscount: 500,
      startDate: null,
      startTime: null,
      endDate: '2026-12-31',
      endTime: '23:59:59',
    });
    expect(read({ discount: { discount: 0 } }).discount).toBeNull();
    expect(read({}).discount).toBeNull();
  });
  it('assumes delivery and activity by default, nothing else [F-21]', () => {
    expect(read({})).toMatchObject({ delivery: true, active: true, takeAway: false, selfDelivery: false });
    expect(read({ delivery: 0, active: '0' })).toMatchObject({ delivery: false, active: false });
  });
  it('reads the sections of its menu; without counts they are unknown [F-21]', () => {
    const category_details = [{ id: '4', name: 'Grills', products_count: '12' }];
    expect(read({ category_details }).sections).toEqual([{ id: 4, name: 'Grills', itemCount: 12 }]);
    expect(read({ category_details: [{ id: 4, name: 'Grills' }] }).sections).toBeNull();
    expect(read({}).sections).toBeNull();
  });
  it('drops empty hours [ENT-36, F-21]', () => {
    const schedules = [
      { day: '0', opening_time: '09:00:00', closing_time: '22:00:00' },
      { day: 1, opening_time: null, closing_time: null },
      { opening_time: '09:00:00', closing_time: '22:00:00' },
    ];
    expect(read({ schedules }).openingHours).toEqual([{ day: 0, opens: '09:00:00', closes: '22:00:00' }]);
  });
});

it('reads modules, their zones as ids or records, and drops those of an unknown type or switched off [ENT-37] [F-21] [HEAD-12]', () => {
  const wire = [
    { id: 1, module_name: 'Food', module_type: 'food', status: '1', zones: [{ id: 2 }, 3] },
    { id: 2, module_type: 'hovercraft' },
    { module_name: 'no id' },
    { id: 4, module_type: 'rental', status: '0' },
    { id: 5, module_type: 'rental', status: 0 },
  ];
  expect(modulesFromWire(wire)).toMatchObject([{ id: 1, type: 'food', zoneIds: [2, 3] }]);
});

describe('config', () => {
  it('is readable when it is empty [F-21]', () => {
    expect(configFromWire({})).toMatchObject({
      currency: { symbol: '$', side: 'left', decimals: 2 },
      timeZone: 'UTC',
      cashOnDelivery: true,
      freeDelivery: null,
      login: { manual: true, otp: false },
    });
  });
  it.each([
    ['a rental module', [{ id: 6, module_type: 'rental', status: 1 }], true],
    ['one that is switched off', [{ id: 6, module_type: 'rental', status: 0 }], false],
    ['others', [{ id: 1, module_type: 'food' }], false],
    ['nothing about modules', undefined, undefined],
  ])('tells of %s [HEAD-12] [ENT-49]', (_case, modules, hasRental) => {
    expect(configFromWire({ modules }).hasRental).toBe(hasRental);
  });
  it('reads the admin’s free delivery with the decimals of the same settings [ENT-33]', () => {
    const admin = { status: '1', type: 'free_delivery_over', free_delivery_over: '20' };
    expect(
      configFromWire({ digit_after_decimal_point: '3', admin_free_delivery: admin }).freeDelivery,
    ).toEqual({
      status: true,
      type: 'free_delivery_over',
      over: 20_000,
    });
    const toAll = { status: 0, type: 'free_delivery_to_all_store' };
    expect(configFromWire({ admin_free_delivery: toAll }).freeDelivery).toMatchObject({
      status: false,
      type: 'free_delivery_to_all_store',
    });
    expect(configFromWire({ free_delivery_over: '15' }).freeDelivery).toMatchObject({
      status: true,
      over: 1500,
    });
  });
  it('never returns an invalid time zone or invalid decimals [D-12, D-15]', () => {
    expect(configFromWire({ timezone: 'Mars/Olympus' }).timeZone).toBe('UTC');
    expect(configFromWire({ timezone: 'Asia/Karachi' }).timeZone).toBe('Asia/Karachi');
    expect(configFromWire({ digit_after_decimal_point: 400 }).currency.decimals).toBe(4);
    expect(configFromWire({ digit_after_decimal_point: -1 }).currency.decimals).toBe(0);
  });
  it('reads the value of points and the referral reward; missing values are 0 [ENT-46] [D-28]', () => {
    const expected = {
      loyalty_point_exchange_rate: '100',
      loyalty_point_minimum_point: '199.5',
      loyalty_point_item_purchase_point: 2.5,
      ref_earning_exchange_rate: '5.5',
    };
    expect(configFromWire(expected)).toMatchObject({
      loyaltyRules: { pointsPerUnit: 100, minimum: 200, earnedPercent: 2.5 },
      referralReward: 550,
    });
    expect(configFromWire({ loyalty_point_exchange_rate: -1, ref_earning_exchange_rate: -5 })).toMatchObject({
      loyaltyRules: { pointsPerUnit: 0, minimum: 1, earnedPercent: 0 },
      referralReward: 0,
    });
  });
  it('reads gateways, app links and languages [ENT-46, ENT-49, BIZ-22]', () => {
    const config = configFromWire({
      active_payment_method_list: [{ gateway: 'card', gateway_title: 'Card' }],
      download_user_app_links: {
        playstore_url_status: '1',
        playstore_url: 'https://p.test',
        apple_store_url: 'x',
      },
      language: [
        { key: 'ur', direction: 'rtl' },
        { key: 'en', direction: 'sideways' },
      ],
      social_media: [{ name: 'a', link: 'https://a.test' }],
      currency_symbol_direction: 'right',
    });
    expect(config).toMatchObject({
      gateways: [{ key: 'card', title: 'Card', imageUrl: null }],
      apps: { playStoreUrl: 'https://p.test', appStoreUrl: null },
      languages: [
        { code: 'ur', direction: 'rtl' },
        { code: 'en', direction: 'ltr' },
      ],
      currency: { side: 'right' },
    });
  });
});

describe('zones', () => {
  it('read the ids from JSON in text, and the charges of each module [CALL-26, ENT-34]', () => {
    const pivot = {
      delivery_charge_type: 'per_km',
      per_km_shipping_charge: '0.6',
      maximum_cod_order_amount: '500',
    };
    const zone = {
      id: 2,
      cash_on_delivery: true,
      increased_delivery_fee: '25',
      increased_delivery_fee_status: 1,
      increase_delivery_charge_message: 'Rain',
      modules: [{ id: 3, pivot }, { id: 4 }, { pivot }],
    };
    const { zoneIds, zones } = zonesFromWire(
      { zone_id: '[400,2]', zone_data: [zone, { name: 'no id' }] },
      context,
    );
    expect(zoneIds).toEqual([400, 2]);
    expect(zones).toHaveLength(1);
    expect(zones[0]).toMatchObject({
      increasedFee: { active: true, discount: { type: 'percent', value: 25 }, message: 'Rain' },
      modules: [
        { moduleId: 3, charges: { perKm: 60 }, maximumCashOrder: 50_000 },
        { moduleId: 4, charges: { perKm: 0 }, maximumCashOrder: null },
      ],
    });
  });
  it('have no increase by default [ENT-35]', () => {
    const { zones } = zonesFromWire({ zone_id: [2], zone_data: [{ id: 2 }] }, context);
    expect(zones[0]?.increasedFee).toMatchObject({ active: false, discount: { value: 0 } });
  });
});

describe('places', () => {
  it('have their text plain or in an object [CALL-28]', () => {
    const wire = {
      suggestions: [{ placePrediction: { placeId: 'a', text: { text: 'A' } } }, { placeId: 'b', text: 'B' }],
    };
    expect(placesFromWire(wire)).toEqual([
      { placeId: 'a', text: 'A' },
      { placeId: 'b', text: 'B' },
    ]);
  });
  it('have their address formatted, or their name [CALL-29]', () => {
    const location = { latitude: '1.5', longitude: 2 };
    expect(placeDetailsFromWire({ location, formattedAddress: 'X' })).toEqual({
      latitude: 1.5,
      longitude: 2,
      address: 'X',
    });
    expect(placeDetailsFromWire({ location, displayName: { text: 'Y' } }).address).toBe('Y');
    expect(placeDetailsFromWire({ location, displayName: 'Z' }).address).toBe('Z');
  });
  it('are refused without a position [F-21]', () => {
    expect(() => placeDetailsFromWire({ displayName: 'Z' })).toThrow(WireError);
  });
  it('are text, or missing [CALL-27]', () => {
    expect(geocodeFromWire({ results: [{ formatted_address: 'Street 1' }] })).toBe('Street 1');
    expect(geocodeFromWire({ results: [], status: 'ZERO_RESULTS' })).toBe('');
  });
  it('are metres and seconds apart, unless no road is known [BIZ-35]', () => {
    expect(distanceFromWire({ distanceMeters: 4200, duration: '3600s' })).toEqual({
      found: true,
      metres: 4200,
      seconds: 3600,
    });
    expect(distanceFromWire([{ distanceMeters: '7' }])).toMatchObject({ found: true, metres: 7 });
    expect(distanceFromWire({ status: 'ZERO_RESULTS', distanceMeters: 0 }).found).toBe(false);
    expect(distanceFromWire(null)).toEqual({ found: false, metres: 0, seconds: 0 });
  });
});
