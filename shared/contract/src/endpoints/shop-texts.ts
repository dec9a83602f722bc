import { get, minutes, post } from '@shop/contract/core';
import { messageFromWire } from '../readers/account';
import { landingFromWire, shopTextFromWire } from '../readers/shop-texts';
import type { NewsletterBody } from '../schemas/bodies';

const textAt = <Path extends string>(path: Path) =>
  get(path).optional('').variesBy('language').freshFor(minutes(5)).replies(shopTextFromWire);

/** The shop's information and policies, each as HTML that must be sanitised; '' if missing. ROUTE-12, ROUTE-13. */
export const aboutUs = textAt('/api/v1/about-us');
export const termsAndConditions = textAt('/api/v1/terms-and-conditions');
export const privacyPolicy = textAt('/api/v1/privacy-policy');
export const refundPolicy = textAt('/api/v1/refund-policy');
/** The family's own spelling. */
export const cancellationPolicy = textAt('/api/v1/cancelation');
export const shippingPolicy = textAt('/api/v1/shipping-policy');

/** Texts of the footer and of the newsletter. CALL-11, ENT-50. */
export const landingTexts = get('/api/v1/react-landing-page')
  .optional({})
  .variesBy('language')
  .freshFor(minutes(5))
  .replies(landingFromWire);

/** CALL-31. Refuses an invalid e-mail with the code `email` (VALID-33); repeating it succeeds. */
export const subscribeToNewsletter = post('/api/v1/newsletter/subscribe')
  .body<NewsletterBody>()
  .replies(messageFromWire);
