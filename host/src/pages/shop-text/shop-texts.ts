import {
  aboutUs,
  cancellationPolicy,
  privacyPolicy,
  refundPolicy,
  shippingPolicy,
  termsAndConditions,
} from '@shop/contract';
import type { ShopConfig } from '@shop/domain';
import type { MessageKeyIn } from '@shop/i18n';
import type { messages } from '../../messages';
import type { TextPath } from '../../text-queries';

interface ShopText {
  endpoint: typeof aboutUs | typeof cancellationPolicy;
  /** Key under `footer` of the shell's texts. */
  title: MessageKeyIn<typeof messages, 'footer'>;
  isShown?: (settings: ShopConfig) => boolean;
}

/** The pages with texts of the shop's owner. ROUTE-12, ROUTE-13; the switches: FOOT-06. */
export const shopTexts: Record<TextPath, ShopText> = {
  '/about-us': { endpoint: aboutUs, title: 'about' },
  '/terms-and-conditions': { endpoint: termsAndConditions, title: 'terms' },
  '/privacy-policy': { endpoint: privacyPolicy, title: 'privacy' },
  '/refund-policy': { endpoint: refundPolicy, title: 'refund', isShown: ({ policies }) => policies.refund },
  '/cancellation-policy': {
    endpoint: cancellationPolicy,
    title: 'cancellation',
    isShown: ({ policies }) => policies.cancellation,
  },
  '/shipping-policy': {
    endpoint: shippingPolicy,
    title: 'shipping',
    isShown: ({ policies }) => policies.shipping,
  },
};
