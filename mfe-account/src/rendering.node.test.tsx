import { anAddress, renderOnServer } from '@shop/testing';
import DeliveryDetails from './features/delivery-details/delivery-details';
import MapPicker from './features/map-picker/map-picker';
import { Page } from './features/track-order/track-order-page';

const nothing = () => {};

it.each([
  ['en', 'Track Order'],
  ['ur', 'آرڈر ٹریک کریں'],
  ['ar', 'تتبع الطلب'],
] as const)('renders the tracking page to text without a browser in %s', async (language, title) => {
  expect(await renderOnServer(<Page />, [], { language })).toContain(title);
});

it('renders the parts for other screens to text without a browser', async () => {
  const details = (
    <DeliveryDetails orderType="delivery" storeZoneId={1} value={anAddress()} onChange={nothing} />
  );
  expect(await renderOnServer(details)).toContain('<div');
  expect(await renderOnServer(details, [], { session: { restored: true } })).toContain('Sara Ahmed');
  expect(
    await renderOnServer(<MapPicker value={{ latitude: 1, longitude: 2 }} onChange={nothing} />),
  ).toContain('Use my current location');
});
