import { uploadPrescriptions, type RequestScope } from '@shop/contract';
import { toForm, pictures } from './pictures';
import type { Calls } from './sign-in-calls';
import type { TestShop } from './test-shop';

interface Fixture {
  shop: TestShop;
  scope: Partial<RequestScope>;
}

/** Successful calls of prescriptions. */
export function prescriptionCalls(fixture: () => Fixture): Calls {
  const emptied = async () => {
    await fixture().shop.database.query('DELETE FROM prescriptions');
    return { body: toForm(pictures.png) };
  };
  const picture = async () => {
    const { shop, scope } = fixture();
    return (await shop.send(uploadPrescriptions, await emptied(), scope)).model[0]?.id ?? 0;
  };
  /** The id of an order to which a picture belongs. */
  const ordered = async () => {
    const { shop } = fixture();
    const [order] = await shop.database.query<{ order_id: number }>(
      `UPDATE prescriptions SET order_id = (SELECT max(id) FROM orders) WHERE id = $1 RETURNING order_id`,
      [await picture()],
    );
    return order?.order_id ?? 0;
  };
  return {
    uploadPrescriptions: emptied,
    prescriptionList: async () => {
      await picture();
      return {};
    },
    keptPrescriptions: async () => {
      await ordered();
      return {};
    },
    reusePrescription: async () => ({ query: { order_id: await ordered() } }),
    removePrescription: async () => ({ query: { prescription_id: await picture() } }),
  };
}
