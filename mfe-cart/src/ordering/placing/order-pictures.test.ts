import type { PlaceOrderBody } from '@shop/contract';
import { dropPicture, isStillSaved, savePicture, withPictures } from './order-pictures';

const body: PlaceOrderBody = {
  store_id: 1,
  order_amount: 10.5,
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  contact_person_name: 'Sara',
  contact_person_number: '+923001112233',
  partial_payment: false,
  schedule_at: null,
};
const file = (name: string) => new File(['picture'], name, { type: 'image/png' });

beforeAll(() => {
  URL.createObjectURL = () => 'blob:kept';
  URL.revokeObjectURL = jest.fn();
});

it('leaves a body without pictures, or with uploaded ones, as it is [BIZ-01]', () => {
  expect(withPictures(body)).toBe(body);
  const uploaded = { ...body, prescription_ids: [7] };
  expect(withPictures(uploaded)).toBe(uploaded);
});

it('becomes a form with the pictures as files [BIZ-01] [VALID-07]', () => {
  const pictures = [savePicture(file('1.png')), savePicture(file('2.png'))];
  const form = withPictures({
    ...body,
    prescription_ids: pictures.map(({ id }) => id),
  }) as unknown as FormData;
  expect(form).toBeInstanceOf(FormData);
  const files = form.getAll('order_attachment[]') as File[];
  expect(files.map(({ name }) => name)).toEqual(['1.png', '2.png']);
  expect(form.get('order_amount')).toBe('10.5');
  expect(form.get('partial_payment')).toBe('0');
  for (const name of ['schedule_at', 'prescription_ids[]', 'prescription_ids'])
    expect(form.has(name)).toBe(false);
});

it('forgets a removed picture [BIZ-01]', () => {
  const picture = savePicture(file('1.png'));
  expect(isStillSaved(picture)).toBe(true);
  dropPicture(picture);
  expect(isStillSaved(picture)).toBe(false);
  expect(isStillSaved({ id: 7, url: '/p/7' })).toBe(true);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:kept');
  expect(withPictures({ ...body, prescription_ids: [picture.id] })).toEqual({
    ...body,
    prescription_ids: [],
  });
});
