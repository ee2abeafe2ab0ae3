/** Clean HTML of the operator, in English; the other languages are beside the names of the catalogue. What a careless one might send is a scenario's business. */

export const sections = (parts: Record<string, readonly string[]>) =>
  Object.entries(parts)
    .map(([head, lines]) => `<h3>${head}</h3>${lines.map((line) => (line.startsWith('<') ? line : `<p>${line}</p>`)).join('')}`)
    .join('');

/** Without a title: what shows it has one. */
export const settlementAgreementHtml = sections({
  '1. Who may open a shop': [
    'A company or a person of full age who is registered for tax in the country the goods are sent from. Your papers are checked within 15 working days.',
    'One applicant may open several shops, each under its own name.',
  ],
  '2. Goods': [
    '<ul><li>You own what you sell, or may sell it.</li><li>Pictures and descriptions are yours and are true.</li><li>Stock figures are kept up to date; what is ordered is sent.</li></ul>',
    'Weapons, living animals, medicines on prescription and copies of other makers’ goods are not listed.',
  ],
  '3. Orders and delivery': [
    'Orders are sent within two working days. If you cannot send, tell the buyer the same day and refund in full.',
    'Risk passes to the buyer when the parcel is handed over.',
  ],
  '4. Fees': [
    'There is no fee for the shop itself. A handling fee is kept from each sale:',
    '<table><thead><tr><th scope="col">Category</th><th scope="col">Fee</th></tr></thead><tbody><tr><td>Food and drink</td><td>4 %</td></tr><tr><td>Electronics</td><td>5 %</td></tr><tr><td>Everything else</td><td>6–9 %</td></tr></tbody></table>',
    'The rest is paid out seven days after the buyer has confirmed receipt.',
  ],
  '5. Returns': [
    'Buyers may return goods within 15 days. You refund within five working days of the return, or say why not; we decide if you disagree.',
  ],
  '6. Ending': [
    'Either side may end this agreement with 30 days’ notice. Open orders are completed. We may close a shop at once that deceives buyers.',
  ],
});

export const privacyAgreementHtml = `<h2>Privacy</h2>${sections({
  '1. What we keep': [
    '<ul><li>Your e-mail address or phone number, to sign you in.</li><li>Names and addresses you save, to deliver.</li><li>Your orders, refunds and reviews.</li></ul>',
    'Payment details go to the payment service and are never stored by us.',
  ],
  '2. Who sees it': [
    'The merchant you order from sees your name, address and phone number for that order. Couriers see what is on the label. Nobody else does.',
    'Your nickname is shortened beside your reviews.',
  ],
  '3. How long': [
    'Orders are kept for eight years because tax law says so. Everything else is deleted 30 days after you close your account.',
  ],
  '4. Cookies': ['We set cookies to keep you signed in for seven days and to remember your language. There are no advertising cookies.'],
  '5. Your rights': [
    'You may see, correct, export and delete what we keep. Write to <strong>privacy@galleria.example</strong>; we answer within 14 days.',
  ],
})}`;
