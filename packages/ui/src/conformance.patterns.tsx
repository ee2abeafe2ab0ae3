import { Heart } from 'lucide';
import { code, nothing, type Part, sent, ui } from './conformance.kit.tsx';
import type * as forms from './forms/index.ts';

const goods = { id: 1, name: 'Handbag', image: '', price: '1', stock: 1 };
const coupon = { id: 1, amount: '1', state: 'usable', minimum: '0', validity: { kind: 'endless' } } as const;
const amounts = { goods: '1', freight: '1', couponDeduction: '1', pointsDeduction: '1', total: '1' };
const address = { id: 1, name: '', dialCode: '', phone: '', email: '', country: '', detail: '', postCode: '', isDefault: true };
const review = { id: 1, nickname: '', stars: 1, text: '', pictures: [], reply: '', specText: '' };
const formAtRest: forms.FormSubmit = {
  submission: { status: 'idle' },
  pending: false,
  held: false,
  onSubmit: nothing,
  submitRef: { current: null },
  reset: nothing,
};

/** Every pattern that renders an element, with the least that it needs. */
export const patterns: Record<string, Part> = {
  AddressCard: { draw: (p) => <ui.AddressCard {...p} address={address} /> },
  AddressCardSkeleton: { draw: (p) => <ui.AddressCardSkeleton {...p} label="Loading" /> },
  AddressForm: { draw: (p) => <ui.AddressForm {...p} countries={[]} dialCodes={[]} onSubmit={sent} /> },
  AgreementCheckbox: {
    draw: (p) => (
      <ui.AgreementCheckbox {...p} checked={false} onCheckedChange={nothing}>
        Agree
      </ui.AgreementCheckbox>
    ),
    control: 'input',
  },
  AgreementLink: { draw: (p) => <ui.AgreementLink {...p} href="/" newTab="" /> },
  ArticleBlocks: { draw: (p) => <ui.ArticleBlocks {...p} blocks={[]} /> },
  ArticlePage: {
    draw: (p) => (
      <ui.ArticlePage {...p} title="Terms" nav={{ label: '', groups: [] }}>
        Text
      </ui.ArticlePage>
    ),
  },
  ArticleSections: { draw: (p) => <ui.ArticleSections {...p} contents="On this page" sections={[]} /> },
  CategoryMenu: {
    draw: (p) => <ui.CategoryMenu {...p} state={{ status: 'loading' }} hrefOf={String} onRetry={nothing} />,
  },
  CouponOffers: { draw: (p) => <ui.CouponOffers {...p} offers={[]} onReceive={async () => ({ status: 'done' })} /> },
  CodeCells: {
    draw: (p) => (
      <ui.CodeCells {...p} {...code}>
        Cells
      </ui.CodeCells>
    ),
  },
  CodeField: { draw: (p) => <ui.CodeField {...p} {...code} />, control: 'input' },
  CouponTicketSkeleton: { draw: (p) => <ui.CouponTicketSkeleton {...p} label="Loading" /> },
  CouponTicket: {
    draw: (p) => <ui.CouponTicket {...p} coupon={coupon} scope="" />,
  },
  FormFrame: {
    draw: (p) => (
      <ui.FormFrame {...p} form={formAtRest} submitLabel="Send">
        Fields
      </ui.FormFrame>
    ),
  },
  GoodsCard: { draw: (p) => <ui.GoodsCard {...p} goods={goods} href="/" /> },
  GoodsGrid: { draw: (p) => <ui.GoodsGrid {...p} /> },
  GoodsGridSkeleton: { draw: (p) => <ui.GoodsGridSkeleton {...p} label="Loading" /> },
  OrderCard: {
    draw: (p) => <ui.OrderCard {...p} order={{ orderNo: '1', state: 'completed', shops: [], quantity: 0, total: '1' }} />,
  },
  OrderCardSkeleton: { draw: (p) => <ui.OrderCardSkeleton {...p} label="Loading" /> },
  OrderLine: {
    draw: (p) => <ui.OrderLine {...p} line={{ ...goods, productId: 1, specText: '', quantity: 1 }} />,
  },
  OrderLineList: { draw: (p) => <ui.OrderLineList {...p} /> },
  PayMethods: { draw: (p) => <ui.PayMethods {...p} label="Way" methods={['cod']} value={undefined} onValueChange={nothing} /> },
  PriceSummary: { draw: (p) => <ui.PriceSummary {...p} summary={amounts} labels={{ ...amounts, subtotal: '1', free: '' }} /> },
  PriceSummarySkeleton: { draw: (p) => <ui.PriceSummarySkeleton {...p} label="Loading" /> },
  RefundCard: {
    draw: (p) => (
      <ui.RefundCard {...p} refund={{ refundOrderNo: '1', orderNo: '2', status: 'refunded', amount: '1', lines: [], quantity: 0 }} />
    ),
  },
  ReviewCard: { draw: (p) => <ui.ReviewCard {...p} review={review} texts={{ stars: '', picture: String, replyFrom: '' }} /> },
  ReviewForm: { draw: (p) => <ui.ReviewForm {...p} onSubmit={sent} /> },
  StepList: { draw: (p) => <ui.StepList {...p} steps={['First', 'Then']} /> },
  SpecificationPicker: {
    draw: (p) => (
      <ui.SpecificationPicker {...p} specification={{ attributes: [], skus: [] }} choice={[]} seed={1} onChoiceChange={nothing} />
    ),
  },
  ShopCard: { draw: (p) => <ui.ShopCard {...p} shop={{ id: 1, name: 'Lumen Audio', avatar: '' }} href="/" /> },
  ShopGrid: { draw: (p) => <ui.ShopGrid {...p} /> },
  ShopGridSkeleton: { draw: (p) => <ui.ShopGridSkeleton {...p} label="Loading" /> },
  ShopName: { draw: (p) => <ui.ShopName {...p} name="Lumen Audio" /> },
  Statement: {
    draw: (p) => (
      <ui.Statement {...p} name="Lumen Audio">
        Sold out.
      </ui.Statement>
    ),
  },
  StatusBanner: { draw: (p) => <ui.StatusBanner {...p} icon={Heart} title="Delivered" /> },
  UserMenu: {
    draw: (p) => (
      <ui.UserMenu
        {...p}
        user={{ nickname: 'Ananya', avatar: '', points: '1' }}
        links={[]}
        accountHref="/"
        texts={{ account: '', points: '', toAccount: '', signOut: '' }}
        onSignOut={nothing}
      />
    ),
  },
};
