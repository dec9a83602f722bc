/** Address of each page with a text of the shop's owner → the query for it, for the release manifest. */
export const textQueries = {
  '/about-us': 'aboutUs',
  '/terms-and-conditions': 'termsAndConditions',
  '/privacy-policy': 'privacyPolicy',
  '/refund-policy': 'refundPolicy',
  '/cancellation-policy': 'cancellationPolicy',
  '/shipping-policy': 'shippingPolicy',
} as const;

export type TextPath = keyof typeof textQueries;

export const isTextPath = (path: string): path is TextPath => Object.hasOwn(textQueries, path);
