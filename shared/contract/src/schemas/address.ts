import { number, object, string } from 'yup';

const line = () => string().trim().max(255, 'tooLong').default('');
/** The shop sends coordinates as texts (`toCoordinates`); numbers are accepted too. */
const degrees = (bound: number) =>
  number()
    .transform((value, original: unknown) => (original === '' ? NaN : (value as number)))
    .typeError('addressRequired')
    .min(-bound)
    .max(bound);

/** VALID-14, CALL-24. Messages are keys of the form's texts. */
export const addressSchema = object({
  contact_person_name: string().trim().max(255, 'tooLong').required('nameRequired'),
  contact_person_number: string()
    .trim()
    .required('phoneRequired')
    .matches(/^\+?[\d\s-]{6,20}$/, 'phoneInvalid'),
  address_type: string().oneOf(['home', 'office', 'other']).default('home'),
  address: string().trim().max(500, 'tooLong').required('addressRequired'),
  latitude: degrees(90).required('addressRequired'),
  longitude: degrees(180).required('addressRequired'),
  additional_information: line(),
  house: line(),
  floor: line(),
  road: line(),
});
