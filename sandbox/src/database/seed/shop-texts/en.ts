import type { ShopTexts } from './shop-text-rows';

export const english: ShopTexts = {
  about: [
    ['Many small shops, one whole', 'Mosaic brings the restaurants, grocers, pharmacies and shops of Marjan together in one place. You choose, they prepare, and a delivery person of the town brings it to your door.'],
    ['Who we are', 'We are forty people in the Old Harbour. Half of us once ran a shop or rode for one, which is why we ask what a feature does for the baker before we ask what it does for us.'],
    ['What we promise', '- The price that you saw is the price that you pay.\n- Stores are paid within two days.\n- Delivery people keep every tip in full.\n- A person answers when you write to us.'],
  ],
  terms: [
    ['Your order', 'With “Place Order” you make an offer to the store. The contract comes about when the store confirms it. Until then you can cancel free of charge under “My Orders”.'],
    ['Prices and payment', 'All prices are final prices of the store. Delivery, tax and tips are shown on their own before you pay. Payment is taken in cash, from your wallet, or through one of the payment services named at the checkout.'],
    ['Your account', 'Keep your password to yourself. You are of age, or order with the consent of those who care for you. Medicines that need a prescription are handed over only with one.'],
    ['When something goes wrong', 'Tell the store or us within 48 hours. What the law grants you stays untouched by these terms.'],
  ],
  privacy: [
    ['What we keep', 'Name, e-mail, phone, addresses and orders: what a delivery needs. Pictures of prescriptions are seen by the pharmacy of the order alone.'],
    ['What we pass on', '- To the store: your order and first name.\n- To the delivery person: name, phone and address, until the order is delivered.\n- To the payment service: the amount.\nNobody else gets anything, and nothing is sold.'],
    ['How long', 'Orders are kept for as long as tax law asks. Everything else goes when you delete your account under “Settings”.'],
    ['Your rights', 'You may see, correct and take with you what we hold. Write to <a href="mailto:hello@mosaic.example">hello@mosaic.example</a>.'],
  ],
  refund: [
    ['When money comes back', 'In full, when the store cancels, when the order never arrives, or when you cancel while it is pending. In part, when something was missing or spoiled.'],
    ['How', 'Paid from the wallet: back to the wallet at once. Paid through a payment service: the same way back within five working days. Paid in cash: as money in your wallet.'],
    ['How to ask', 'Open the order under “My Orders” and write to the store, or write to us with the number of the order and a picture.'],
  ],
  cancellation: [
    ['By you', 'Every order can be cancelled free of charge while it is pending: “My Orders”, the order, “Cancel order”. Once the store has confirmed it, please call; what is not cooked or packed yet can often be stopped.'],
    ['By the store', 'A store may cancel when something is sold out or nobody can deliver. You are told at once, and nothing is charged.'],
  ],
  shipping: [
    ['Where we deliver', 'Inside the zones on the map, from the stores that serve yours. Choose your place, and you see only what can reach you.'],
    ['When', 'The time at each store is an honest range, from the last hundred orders. Where a store takes orders for later you choose day and hour.'],
    ['What it costs', 'The fee follows the way from the store to you and is shown before you order. Many stores deliver free of charge over an amount.'],
  ],
}; // oxfmt-ignore
