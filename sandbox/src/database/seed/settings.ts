import { pictureUrl } from '../../features/media/picture';
import { texts } from './texts';

/** The demo location: the Old Harbour. */
const defaultPosition = { lat: 25.128, lng: 56.344 };
export const shopTimeZone = 'Asia/Dubai';

const off = 0;
const on = 1;

/** ENT-48: payment gateways; the backend mocks them. */
const gateways = [
  { gateway: 'harbour_card', title: 'Debit or credit card | ڈیبٹ یا کریڈٹ کارڈ | بطاقة ائتمان أو خصم', icon: 'credit-card', hue: 212 },
  { gateway: 'pearl_pay', title: 'Pearl Pay | پرل پے | بيرل باي', icon: 'oyster', hue: 168 },
  { gateway: 'dhow_bank', title: 'Dhow Online Banking | دھاؤ آن لائن بینکنگ | داو للخدمات المصرفية', icon: 'bank', hue: 32 },
].map(({ gateway, title, icon, hue }) => ({
  gateway,
  gateway_title: texts(title),
  gateway_image: '',
  gateway_image_full_url: pictureUrl('gateway', icon, hue),
})); // oxfmt-ignore

/**
 * ENT-45 … ENT-50 under their names; texts in three languages where a visitor reads them. Money in major units, as it
 * is on the wire.
 */
export const settings: Readonly<Record<string, unknown>> = {
  business_name: texts('Mosaic | موزائیک | موزاييك'),
  logo_full_url: pictureUrl('brand', 'house', 0),
  address: texts(
    'Net Square 1, Old Harbour, Marjan | جال چوک 1، پرانی بندرگاہ، مرجان | ساحة الشباك 1، الميناء القديم، مرجان',
  ),
  phone: '+97192200100',
  email: 'hello@mosaic.example',
  country: 'AE',
  country_picker_status: on,
  default_location: defaultPosition,
  timezone: shopTimeZone,
  timeformat: '12',
  currency_symbol: '$',
  currency_code: 'USD',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
  tax_included: off,
  toggle_veg_non_veg: on,
  demo: on,
  demo_otp: '123456',
  maintenance_mode: off,
  base_urls: { item_image_url: '/media' },
  s3_base_urls: { item_image_url: '' },
  language: [
    { key: 'en', direction: 'ltr', default: true },
    { key: 'ur', direction: 'rtl', default: false },
    { key: 'ar', direction: 'rtl', default: false },
  ],

  guest_checkout_status: on,
  cash_on_delivery: on,
  digital_payment: on,
  partial_payment_status: on,
  active_payment_method_list: gateways,
  unpaid_order_minutes: 30,
  schedule_order_slot_duration: 30,
  free_delivery_over: 60,
  admin_free_delivery: { status: on, type: 'free_delivery_over', free_delivery_over: 60 },
  customer_wallet_status: on,
  add_fund_status: on,
  loyalty_point_status: on,
  loyalty_point_exchange_rate: 100,
  loyalty_point_minimum_point: 200,
  loyalty_point_item_purchase_point: 1,
  ref_earning_status: on,
  ref_earning_exchange_rate: 5,
  toggle_dm_registration: on,
  toggle_store_registration: on,
  dm_tips_status: on,
  parcel_per_km_shipping_charge: 0.8,
  parcel_minimum_shipping_charge: 3,

  firebase_otp_verification: off,
  is_mail_active: on,
  is_sms_active: on,
  centralize_login: {
    manual_login_status: on,
    otp_login_status: on,
    social_login_status: on,
    google_login_status: on,
    facebook_login_status: on,
    apple_login_status: on,
    phone_verification_status: off,
    email_verification_status: off,
  },
  social_login: [
    { login_medium: 'google', status: true },
    { login_medium: 'facebook', status: true },
  ],
  apple_login: [{ login_medium: 'apple', status: true, client_id: '', redirect_url_react: '' }],

  refund_policy: on,
  cancelation_policy: on,
  shipping_policy: on,
  footer_text: texts(
    'Many small shops, laid into one whole. | بہت سے چھوٹے اسٹور، ایک ہی جگہ۔ | متاجر صغيرة كثيرة في مكان واحد.',
  ),
  social_media: [
    { id: 1, name: 'instagram', link: 'https://instagram.example/mosaic' },
    { id: 2, name: 'facebook', link: 'https://facebook.example/mosaic' },
    { id: 3, name: 'twitter', link: 'https://twitter.example/mosaic' },
  ],
  download_user_app_links: {
    playstore_url_status: '1',
    playstore_url: 'https://play.example/mosaic',
    apple_store_url_status: '1',
    apple_store_url: 'https://apps.example/mosaic',
  },

  fixed_footer_description: texts(
    'Restaurants, grocers, pharmacies and shops of Marjan in one place, delivered to your door. | مرجان کے ریستوران، گروسری، فارمیسی اور اسٹور ایک جگہ، آپ کے دروازے تک۔ | مطاعم مرجان وبقالاتها وصيدلياتها ومتاجرها في مكان واحد، تصل إلى بابك.',
  ),
  fixed_newsletter_title: texts('Join our newsletter | ہمارے نیوز لیٹر میں شامل ہوں | اشترك في نشرتنا'),
  fixed_newsletter_sub_title: texts(
    'News and offers from the shops near you. | آپ کے قریب کے اسٹوروں کی خبریں اور پیشکشیں۔ | أخبار وعروض المتاجر القريبة منك.',
  ),
};
