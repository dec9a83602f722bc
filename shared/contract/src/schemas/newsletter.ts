import { emailPattern } from '@shop/domain';
import { object, string } from 'yup';

/** VALID-33. */
export const newsletterSchema = object({
  email: string()
    .trim()
    .lowercase()
    .max(255, 'newsletterInvalid')
    .matches(emailPattern, 'newsletterInvalid')
    .required('newsletterInvalid'),
});
