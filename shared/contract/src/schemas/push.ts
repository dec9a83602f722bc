import { object, string } from 'yup';

/** BIZ-18. */
export const pushTokenSchema = object({
  cm_firebase_token: string().trim().max(4_096, 'tooLong').required('pushTokenInvalid'),
});
