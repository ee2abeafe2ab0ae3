import { Heart } from 'lucide';
import type { ReactElement } from 'react';
import { inDialog, nothing, type Part, ui } from './conformance.kit.tsx';
import type * as core from './index.ts';

const inTabs = (part: ReactElement) => (
  <ui.TabsRoot value="a" values={['a']} onValueChange={nothing}>
    {part}
  </ui.TabsRoot>
);
const inPopover = (part: ReactElement) => <ui.PopoverRoot>{part}</ui.PopoverRoot>;
const inMenu = (part: ReactElement) => <ui.MenuRoot>{part}</ui.MenuRoot>;
const inDisclosure = (part: ReactElement) => <ui.DisclosureMenuRoot>{part}</ui.DisclosureMenuRoot>;
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

/** Every component that renders an element, with the least that it needs. */
export const components: Record<string, Part> = {
  Arch: { draw: (p) => <ui.Arch {...p} /> },
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
  Carousel: {
    draw: (p) => (
      <ui.Carousel {...p} texts={{ label: 'Goods', previous: 'Back', next: 'Forward', place: String }}>
        One
      </ui.Carousel>
    ),
  },
  Checkbox: { draw: (p) => <ui.Checkbox {...p}>Agree</ui.Checkbox>, control: 'input' },
  Combobox: {
    draw: (p) => <ui.Combobox {...p} label="City" options={[]} value="" onValueChange={nothing} texts={found} />,
    control: 'input',
  },
  CopyButton: { draw: (p) => <ui.CopyButton {...p} value="1" texts={{ label: 'Copy', copied: '', failed: '' }} /> },
  Countdown: { draw: (p) => <ui.Countdown {...p} until="" texts={{ label: '', left: () => '', over: '' }} /> },
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
  DisclosureMenuPanel: { draw: (p) => <ui.DisclosureMenuPanel {...p} />, within: inDisclosure },
  DisclosureMenuRoot: { draw: (p) => <ui.DisclosureMenuRoot {...p} /> },
  EmptyState: { draw: (p) => <ui.EmptyState {...p} title="Empty" /> },
  Gallery: {
    draw: (p) => <ui.Gallery {...p} images={[]} index={0} onIndexChange={nothing} seed={1} alt="Handbag" texts={galleryTexts} />,
  },
  Icon: { draw: (p) => <ui.Icon {...p} icon={Heart} /> },
  IconButton: { draw: (p) => <ui.IconButton {...p} icon={Heart} label="Keep" /> },
  ImageUploader: {
    draw: (p) => <ui.ImageUploader {...p} label="Pictures" maxFiles={5} upload={never} onValueChange={nothing} texts={uploaderTexts} />,
  },
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
  OldPrice: { draw: (p) => <ui.OldPrice {...p} amount="1" label="Old price" /> },
  OneTimeCodeField: { draw: (p) => <ui.OneTimeCodeField {...p} label="Code" />, control: 'input' },
  Pagination: {
    draw: (p) => <ui.Pagination {...p} page={1} pages={2} hrefOf={String} texts={{ label: '', previous: '', next: '', page: String }} />,
  },
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
  RichText: { draw: (p) => <ui.RichText {...p} html="<p>Text</p>" tableLabel="Table" cutText="Cut" /> },
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
  Skeleton: { draw: (p) => <ui.Skeleton {...p} label="Loading" /> },
  SkeletonText: { draw: (p) => <ui.SkeletonText {...p} /> },
  TabLinks: { draw: (p) => <ui.TabLinks {...p} label="Results" links={[]} value="" /> },
  SortBar: { draw: (p) => <ui.SortBar {...p} label="Sort by" options={[]} value="" /> },
  Spinner: { draw: (p) => <ui.Spinner {...p} /> },
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
  VisuallyHidden: { draw: (p) => <ui.VisuallyHidden {...p} /> },
};
