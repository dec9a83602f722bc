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
  return {
    uploadPrescriptions: emptied,
    prescriptionList: async () => {
      await picture();
      return {};
    },
    removePrescription: async () => ({ query: { prescription_id: await picture() } }),
  };
}
