import { Heart } from 'lucide';
import type { CSSProperties, ReactElement } from 'react';
import { defaultLocale, loadAllMessages, loadMessages, startTexts, TextsProvider } from './i18n/index.ts';
import * as core from './index.ts';
import type * as forms from './forms/index.ts';
import * as patterns from './patterns.ts';
import * as shell from './shell/index.ts';

/** Every part that the library exports but for its screens. */
export const ui = { ...core, ...patterns, ...shell };

/** What a consumer may put on any component. */
export interface Probe {
  className: string;
  id: string;
  'data-probe': string;
  style?: CSSProperties | undefined;
  ref?: ((element: Element | null) => void) | undefined;
  onClick?: ((event: { preventDefault: () => void }) => void) | undefined;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  onKeyDown?: (() => void) | undefined;
  onPointerEnter?: (() => void) | undefined;
  onPointerLeave?: (() => void) | undefined;
  onPointerDown?: (() => void) | undefined;
  onMouseDown?: (() => void) | undefined;
}

export interface Part {
  draw: (probe: Probe) => ReactElement;
  /** A field: the class goes to its root, the rest to this control. */
  control?: 'input' | 'select' | 'textarea' | undefined;
  /** What it must stand in; it is then not the first element. */
  within?: ((part: ReactElement) => ReactElement) | undefined;
}

const texts = await startTexts({ locale: defaultLocale, load: loadMessages });
await texts.loadNamespaces(Object.keys(await loadAllMessages(defaultLocale)));

/** A part with the texts of those that translate themselves. */
export const withTexts = (part: ReactElement) => <TextsProvider texts={texts}>{part}</TextsProvider>;

const nothing = () => {};
const inDialog = (part: ReactElement) => <ui.DialogRoot open>{part}</ui.DialogRoot>;
const inTabs = (part: ReactElement) => (
  <ui.TabsRoot value="a" values={['a']} onValueChange={nothing}>
    {part}
  </ui.TabsRoot>
);
const inPopover = (part: ReactElement) => <ui.PopoverRoot>{part}</ui.PopoverRoot>;
const inMenu = (part: ReactElement) => <ui.MenuRoot>{part}</ui.MenuRoot>;
const inDisclosure = (part: ReactElement) => <ui.DisclosureMenuRoot>{part}</ui.DisclosureMenuRoot>;
const goods = { id: 1, name: 'Handbag', image: '', price: '1', stock: 1 };
const sent = async () => ({ status: 'done' }) as const;
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
const never = () => new Promise<{ error: string }>(nothing);
const uploaderTexts: core.ImageUploaderTexts = {
  pick: '',
  retry: '',
  count: String,
  checking: String,
  uploading: String,
  done: String,
  failed: String,
  refused: String,
  cancel: String,
  remove: String,
  removed: String,
  earlier: String,
  later: String,
  moved: String,
};
const galleryTexts: core.GalleryTexts = {
  label: 'Pictures',
  close: '',
  previous: '',
  next: '',
  zoomIn: '',
  zoomOut: '',
  position: String,
  broken: '',
  enlarge: String,
  show: String,
};
const found = { noMatch: '', count: String };
const india = { code: 'IN', name: 'India', dialCode: '91' };
const nepal = { code: 'NP', name: 'Nepal', dialCode: '977' };
const code = { submission: { status: 'idle' }, onSend: nothing } as const;

const slogan = { title: '', text: '' };
const slogans = { delivery: slogan, returns: slogan, payment: slogan, service: slogan };
const serviceTexts = { label: '', kinds: { chat: '', message: '', phone: '', email: '' }, settlement: '', top: '' };

/** Every component of the root entry that renders an element, with the least that it needs. */
export const parts: Record<string, Part> = {
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
  Arch: { draw: (p) => <ui.Arch {...p} /> },
  ArticleBlocks: { draw: (p) => <ui.ArticleBlocks {...p} blocks={[]} /> },
  ArticlePage: {
    draw: (p) => (
      <ui.ArticlePage {...p} title="Terms" nav={{ label: '', groups: [] }}>
        Text
      </ui.ArticlePage>
    ),
  },
  ArticleSections: { draw: (p) => <ui.ArticleSections {...p} contents="On this page" sections={[]} /> },
  Avatar: { draw: (p) => <ui.Avatar {...p} name="Ananya Rao" alt="" /> },
  Badge: { draw: (p) => <ui.Badge {...p} count={1} texts={{ count: String, over: String }} /> },
  BadgeAnchor: { draw: (p) => <ui.BadgeAnchor {...p} /> },
  Facets: { draw: (p) => <ui.Facets {...p} label="Filters" groups={[]} /> },
  PriceRange: {
    draw: (p) => (
      <ui.PriceRange
        {...p}
        value={{}}
        texts={{ label: '', min: 'Min', max: 'Max', from: '', to: '', apply: '', clear: '', invalid: '' }}
        onApply={nothing}
      />
    ),
  },
  SkeletonBlock: { draw: (p) => <ui.SkeletonBlock {...p} /> },
  Breadcrumb: { draw: (p) => <ui.Breadcrumb {...p} label="Path" steps={[]} current="Here" moreLabel="More" /> },
  Button: { draw: (p) => <ui.Button {...p}>Pay</ui.Button> },
  CaptchaImage: {
    draw: (p) => (
      <ui.CaptchaImage
        {...p}
        label="Characters"
        state={{ status: 'loading' }}
        texts={{ alt: '', loading: '', failed: '', refresh: '' }}
        alternative=""
        onRefresh={nothing}
      />
    ),
    control: 'input',
  },
  CategoryMenu: {
    draw: (p) => <ui.CategoryMenu {...p} state={{ status: 'loading' }} hrefOf={String} onRetry={nothing} />,
  },
  AccountLayout: { draw: (p) => <ui.AccountLayout {...p} menu="" /> },
  AccountNav: {
    draw: (p) => <ui.AccountNav {...p} state={{ user: { status: 'loading' }, overview: { href: '/', current: false }, groups: [] }} />,
  },
  Carousel: {
    draw: (p) => (
      <ui.Carousel {...p} texts={{ label: 'Goods', previous: 'Back', next: 'Forward', place: String }}>
        One
      </ui.Carousel>
    ),
  },
  CouponOffers: { draw: (p) => <ui.CouponOffers {...p} offers={[]} onReceive={async () => ({ status: 'done' })} /> },
  Checkbox: { draw: (p) => <ui.Checkbox {...p}>Agree</ui.Checkbox>, control: 'input' },
  CodeCells: {
    draw: (p) => (
      <ui.CodeCells {...p} {...code}>
        Cells
      </ui.CodeCells>
    ),
  },
  CodeField: { draw: (p) => <ui.CodeField {...p} {...code} />, control: 'input' },
  Combobox: {
    draw: (p) => <ui.Combobox {...p} label="City" options={[]} value="" onValueChange={nothing} texts={found} />,
    control: 'input',
  },
  CopyButton: { draw: (p) => <ui.CopyButton {...p} value="1" texts={{ label: 'Copy', copied: '', failed: '' }} /> },
  Countdown: { draw: (p) => <ui.Countdown {...p} until="" texts={{ label: '', left: () => '', over: '' }} /> },
  CouponTicketSkeleton: { draw: (p) => <ui.CouponTicketSkeleton {...p} label="Loading" /> },
  CouponTicket: {
    draw: (p) => <ui.CouponTicket {...p} coupon={coupon} scope="" />,
  },
  DescriptionItem: {
    draw: (p) => (
      <ui.DescriptionItem {...p} term="Order">
        1
      </ui.DescriptionItem>
    ),
  },
  DescriptionList: { draw: (p) => <ui.DescriptionList {...p} /> },
  DialCodeButton: {
    draw: (p) => (
      <ui.DialCodeButton {...p} label="Code" countries={[india, nepal]} value="IN" onValueChange={nothing} renderPicker={() => null} />
    ),
  },
  DialCodeField: {
    draw: (p) => <ui.DialCodeField {...p} label="Country" countries={[india]} value="IN" onValueChange={nothing} texts={found} />,
    control: 'input',
  },
  DialogClose: { draw: (p) => <ui.DialogClose {...p} />, within: inDialog },
  DialogActions: { draw: (p) => <ui.DialogActions {...p} /> },
  DialogDescription: { draw: (p) => <ui.DialogDescription {...p} />, within: inDialog },
  DialogTitle: { draw: (p) => <ui.DialogTitle {...p}>Title</ui.DialogTitle>, within: inDialog },
  DialogTrigger: { draw: (p) => <ui.DialogTrigger {...p} />, within: inDialog },
  DisclosureMenuClose: { draw: (p) => <ui.DisclosureMenuClose {...p} />, within: inDisclosure },
  DisclosureMenuTrigger: { draw: (p) => <ui.DisclosureMenuTrigger {...p} />, within: inDisclosure },
  DisclosureMenuGroup: { draw: (p) => <ui.DisclosureMenuGroup {...p} title="Help" /> },
  DisclosureMenuLink: { draw: (p) => <ui.DisclosureMenuLink {...p} href="/" />, within: (part) => <ul>{part}</ul> },
  Container: { draw: (p) => <ui.Container {...p} /> },
  DisclosureMenuPanel: { draw: (p) => <ui.DisclosureMenuPanel {...p} />, within: inDisclosure },
  DisclosureMenuRoot: { draw: (p) => <ui.DisclosureMenuRoot {...p} /> },
  EmptyState: { draw: (p) => <ui.EmptyState {...p} title="Empty" /> },
  Footer: {
    draw: (p) => (
      <ui.Footer {...p} slogans={slogans} columns={[]} linksLabel="" home={{ href: '/', label: '' }} motto="" copyright="" address="" />
    ),
  },
  FormFrame: {
    draw: (p) => (
      <ui.FormFrame {...p} form={formAtRest} submitLabel="Send">
        Fields
      </ui.FormFrame>
    ),
  },
  Gallery: {
    draw: (p) => <ui.Gallery {...p} images={[]} index={0} onIndexChange={nothing} seed={1} alt="Handbag" texts={galleryTexts} />,
  },
  GoodsCard: { draw: (p) => <ui.GoodsCard {...p} goods={goods} href="/" /> },
  GoodsGrid: { draw: (p) => <ui.GoodsGrid {...p} /> },
  GoodsGridSkeleton: { draw: (p) => <ui.GoodsGridSkeleton {...p} label="Loading" /> },
  Grid: { draw: (p) => <ui.Grid {...p} /> },
  Heading: { draw: (p) => <ui.Heading {...p} level={1} /> },
  Icon: { draw: (p) => <ui.Icon {...p} icon={Heart} /> },
  IconButton: { draw: (p) => <ui.IconButton {...p} icon={Heart} label="Keep" /> },
  ImageUploader: {
    draw: (p) => <ui.ImageUploader {...p} label="Pictures" maxFiles={5} upload={never} onValueChange={nothing} texts={uploaderTexts} />,
  },
  Inline: { draw: (p) => <ui.Inline {...p} /> },
  Link: { draw: (p) => <ui.Link {...p} href="/" /> },
  LinkButton: { draw: (p) => <ui.LinkButton {...p} href="/" /> },
  Logo: { draw: (p) => <ui.Logo {...p} /> },
  MenuTrigger: { draw: (p) => <ui.MenuTrigger {...p} />, within: inMenu },
  MenuItem: { draw: (p) => <ui.MenuItem {...p} onSelect={nothing} />, within: inMenu },
  MenuLink: { draw: (p) => <ui.MenuLink {...p} href="/" />, within: inMenu },
  MenuList: { draw: (p) => <ui.MenuList {...p} />, within: inMenu },
  MenuRadioGroup: {
    draw: (p) => <ui.MenuRadioGroup {...p} label="Language" options={[]} value="" onValueChange={nothing} />,
    within: inMenu,
  },
  MenuSeparator: { draw: (p) => <ui.MenuSeparator {...p} />, within: inMenu },
  Alert: { draw: (p) => <ui.Alert {...p} title="Closed" /> },
  OfflineNotice: { draw: (p) => <ui.OfflineNotice {...p} phase="offline" texts={{ offline: '', back: '' }} /> },
  OldPrice: { draw: (p) => <ui.OldPrice {...p} amount="1" label="Old price" /> },
  OrderCard: {
    draw: (p) => <ui.OrderCard {...p} order={{ orderNo: '1', state: 'completed', shops: [], quantity: 0, total: '1' }} />,
  },
  OrderCardSkeleton: { draw: (p) => <ui.OrderCardSkeleton {...p} label="Loading" /> },
  OneTimeCodeField: { draw: (p) => <ui.OneTimeCodeField {...p} label="Code" />, control: 'input' },
  OrderLine: {
    draw: (p) => <ui.OrderLine {...p} line={{ ...goods, productId: 1, specText: '', quantity: 1 }} />,
  },
  OrderLineList: { draw: (p) => <ui.OrderLineList {...p} /> },
  PageHeader: { draw: (p) => <ui.PageHeader {...p} title="Orders" /> },
  PageLayout: { draw: (p) => <ui.PageLayout {...p} /> },
  Pagination: {
    draw: (p) => <ui.Pagination {...p} page={1} pages={2} hrefOf={String} texts={{ label: '', previous: '', next: '', page: String }} />,
  },
  Panel: { draw: (p) => <ui.Panel {...p} /> },
  PasswordField: { draw: (p) => <ui.PasswordField {...p} label="Password" showLabel="Show" hideLabel="Hide" />, control: 'input' },
  ImageCropper: {
    draw: (p) => (
      <ui.ImageCropper
        {...p}
        image={undefined}
        view={ui.wholeCrop}
        texts={{ frame: 'Part', hint: '', zoom: 'Zoom' }}
        onViewChange={nothing}
      />
    ),
  },
  Image: { draw: (p) => <ui.Image {...p} src="" alt="" seed={1} /> },
  PopoverClose: { draw: (p) => <ui.PopoverClose {...p} />, within: inPopover },
  PopoverTrigger: { draw: (p) => <ui.PopoverTrigger {...p} />, within: inPopover },
  PopoverPanel: { draw: (p) => <ui.PopoverPanel {...p} />, within: inPopover },
  Price: { draw: (p) => <ui.Price {...p} amount="1" /> },
  PayMethods: { draw: (p) => <ui.PayMethods {...p} label="Way" methods={['cod']} value={undefined} onValueChange={nothing} /> },
  PriceSummary: { draw: (p) => <ui.PriceSummary {...p} summary={amounts} labels={{ ...amounts, subtotal: '1', free: '' }} /> },
  PriceSummarySkeleton: { draw: (p) => <ui.PriceSummarySkeleton {...p} label="Loading" /> },
  Progress: { draw: (p) => <ui.Progress {...p} label="Uploading" /> },
  QrCode: { draw: (p) => <ui.QrCode {...p} value="Galleria" label="Code" fallback="" /> },
  QuantityStepper: {
    draw: (p) => (
      <ui.QuantityStepper {...p} label="Quantity" value={1} max={9} onValueChange={nothing} texts={{ decrease: '', increase: '' }} />
    ),
    control: 'input',
  },
  RadioGroup: { draw: (p) => <ui.RadioGroup {...p} label="Way" options={[]} value={undefined} onValueChange={nothing} /> },
  SegmentedControl: { draw: (p) => <ui.SegmentedControl {...p} label="Way" options={[]} value="" onValueChange={nothing} /> },
  RankMark: { draw: (p) => <ui.RankMark {...p} rank={1} label="No. 1" /> },
  Rating: { draw: (p) => <ui.Rating {...p} value={4.5} label="4.5 of 5 stars" /> },
  RatingField: {
    draw: (p) => <ui.RatingField {...p} label="Quality" names={['1', '2', '3', '4', '5']} value={0} onValueChange={nothing} />,
  },
  RatingSummary: { draw: (p) => <ui.RatingSummary {...p} value={4.5} label="4.5 of 5 stars" caption="2 reviews" rows={[]} /> },
  RefundCard: {
    draw: (p) => (
      <ui.RefundCard {...p} refund={{ refundOrderNo: '1', orderNo: '2', status: 'refunded', amount: '1', lines: [], quantity: 0 }} />
    ),
  },
  ReviewCard: { draw: (p) => <ui.ReviewCard {...p} review={review} texts={{ stars: '', picture: String, replyFrom: '' }} /> },
  ReviewForm: { draw: (p) => <ui.ReviewForm {...p} onSubmit={sent} /> },
  RichText: { draw: (p) => <ui.RichText {...p} html="<p>Text</p>" tableLabel="Table" cutText="Cut" /> },
  RouteProgress: { draw: (p) => <ui.RouteProgress {...p} phase="running" label="Loading" /> },
  SearchSuggestions: {
    draw: (p) => (
      <ui.SearchSuggestions
        {...p}
        text=""
        box={{ current: null }}
        input={{ current: null }}
        listId="list"
        recent={[]}
        popular={[]}
        goods={[]}
        texts={{ label: '', recent: '', popular: '', goods: '', forget: String, forgetAll: '', count: String }}
        onPopup={nothing}
        onText={nothing}
        onPick={nothing}
        onOpen={nothing}
        onForget={nothing}
        onForgetAll={nothing}
      />
    ),
    within: (part) => <div>{part}</div>,
  },
  SearchBox: {
    draw: (p) => (
      <ui.SearchBox
        {...p}
        categories={[]}
        texts={{ label: '', field: '', category: '', all: '', submit: '', clear: '' }}
        onSearch={nothing}
      />
    ),
  },
  Select: { draw: (p) => <ui.Select {...p} label="Sort" options={[]} />, control: 'select' },
  ServiceWidget: {
    draw: (p) => <ui.ServiceWidget {...p} service={{ status: 'none' }} settlementHref="/" texts={serviceTexts} onTop={nothing} />,
  },
  Skeleton: { draw: (p) => <ui.Skeleton {...p} label="Loading" /> },
  SkeletonText: { draw: (p) => <ui.SkeletonText {...p} /> },
  StepList: { draw: (p) => <ui.StepList {...p} steps={['First', 'Then']} /> },
  TabLinks: { draw: (p) => <ui.TabLinks {...p} label="Results" links={[]} value="" /> },
  SortBar: { draw: (p) => <ui.SortBar {...p} label="Sort by" options={[]} value="" /> },
  SpecificationPicker: {
    draw: (p) => (
      <ui.SpecificationPicker {...p} specification={{ attributes: [], skus: [] }} choice={[]} seed={1} onChoiceChange={nothing} />
    ),
  },
  Spinner: { draw: (p) => <ui.Spinner {...p} /> },
  Stack: { draw: (p) => <ui.Stack {...p} /> },
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
  Stepper: { draw: (p) => <ui.Stepper {...p} steps={[]} completed={0} texts={{ label: '', done: '', toCome: '' }} /> },
  Switch: { draw: (p) => <ui.Switch {...p} label="Offers" />, control: 'input' },
  Table: { draw: (p) => <ui.Table {...p} caption="Fees" columns={[]} rows={[]} rowKey={String} /> },
  TabsList: { draw: (p) => <ui.TabsList {...p} aria-label="Tabs" />, within: inTabs },
  TabsPanel: { draw: (p) => <ui.TabsPanel {...p} value="a" />, within: inTabs },
  TabsRoot: { draw: (p) => <ui.TabsRoot {...p} value="a" values={['a']} onValueChange={nothing} /> },
  TabsTab: {
    draw: (p) => (
      <ui.TabsTab {...p} value="a">
        A
      </ui.TabsTab>
    ),
    within: (part) => inTabs(<ui.TabsList aria-label="Tabs">{part}</ui.TabsList>),
  },
  Tag: { draw: (p) => <ui.Tag {...p} /> },
  Text: { draw: (p) => <ui.Text {...p} /> },
  TextArea: { draw: (p) => <ui.TextArea {...p} label="Note" />, control: 'textarea' },
  TextButton: { draw: (p) => <ui.TextButton {...p}>Another way</ui.TextButton> },
  TextField: { draw: (p) => <ui.TextField {...p} label="E-mail" />, control: 'input' },
  TextLink: { draw: (p) => <ui.TextLink {...p} href="/" /> },
  Timeline: { draw: (p) => <ui.Timeline {...p} entries={[]} aria-label="Events" /> },
  Tooltip: {
    draw: (p) => (
      <ui.Tooltip {...p} text="Help">
        {(trigger) => <ui.Button {...trigger} />}
      </ui.Tooltip>
    ),
  },
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
  VisuallyHidden: { draw: (p) => <ui.VisuallyHidden {...p} /> },
};

const lightboxTexts = { label: '', close: '', previous: '', next: '', zoomIn: '', zoomOut: '', position: String, broken: '' };

/** Those that stand in a portal, which a server does not draw. */
export const portals: Record<string, Part> = {
  AlertDialog: {
    draw: (p) => (
      <ui.AlertDialog {...p} open title="Cancel?" cancelLabel="Keep" confirmLabel="Cancel" onConfirm={nothing}>
        It cannot be undone.
      </ui.AlertDialog>
    ),
  },
  ConfirmDialog: {
    draw: (p) => (
      <ui.ConfirmDialog
        {...p}
        open
        title="Cancel?"
        description="It cannot be undone."
        cancelLabel="Keep"
        confirmLabel="Cancel"
        errorText={String}
        onConfirm={sent}
      />
    ),
  },
  DialogContent: {
    draw: (p) => (
      <ui.DialogContent {...p} closeLabel="Close">
        <ui.DialogTitle>Title</ui.DialogTitle>
      </ui.DialogContent>
    ),
    within: inDialog,
  },
  Lightbox: {
    draw: (p) => <ui.Lightbox {...p} images={[{ src: '', alt: 'Handbag' }]} open index={0} onIndexChange={nothing} texts={lightboxTexts} />,
  },
};

/** Exports that do not take what `parts` do, and why. */
export const others: Record<string, string> = {
  DialogRoot: 'renders nothing itself',
  DocumentTitle: 'renders in the head of the document',
  DocumentTitleProvider: 'renders nothing itself',
  FormatProvider: 'renders nothing itself',
  LazySuspense: 'renders nothing itself',
  LinkProvider: 'renders nothing itself',
  PopoverRoot: 'renders nothing itself',
  DisclosureMenuLazyContent: 'renders nothing itself',
  MenuLazyContent: 'renders nothing itself',
  MenuRoot: 'renders nothing itself',
  PopoverLazyContent: 'renders nothing itself',
  ToastProvider: 'renders its children, and regions that nobody styles from outside',
  AsyncContent: 'renders what it is given, and FailedState',
  FailedState: 'takes an error and the ways out alone: AsyncContent draws it',
  ListPage: 'a whole page: it takes its state and callbacks alone',
  TabbedPage: 'a whole page: it takes its tabs and callbacks alone',
  Header: 'translates itself and takes its state and callbacks alone, as a screen does',
};
