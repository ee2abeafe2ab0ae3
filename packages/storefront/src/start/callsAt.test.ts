import { expect, test } from 'vitest';
import { type AddressCalls, callsAt } from './callsAt.ts';

const goods: AddressCalls = ['/fr/goods_detail/{id}', '/api/detail/{id}', '/api/replies/{id}?page=1'];
const all: AddressCalls = ['/search?', '/api/list?page=1'];
const words: AddressCalls = ['/search?title={text}', '/api/list?keyword={text}&page=1'];
const order: AddressCalls = ['/order?orderNo=PT{no}', '/api/order/PT{no}'];
const category: AddressCalls = ['/search?cid={id}', '/api/list?cid={id}'];

test.each<[string, AddressCalls, pathname: string, search: string, calls: string[]]>([
  ['an id in the path', goods, '/fr/goods_detail/106', '', ['/api/detail/106', '/api/replies/106?page=1']],
  ['a slash at the end', goods, '/fr/goods_detail/106/', '', ['/api/detail/106', '/api/replies/106?page=1']],
  ['any query', goods, '/fr/goods_detail/106', '?sku=7&tab=reviews', ['/api/detail/106', '/api/replies/106?page=1']],
  ['another language', goods, '/goods_detail/106', '', []],
  ['no id', goods, '/fr/goods_detail/', '', []],
  ['what is no id', goods, '/fr/goods_detail/..%2F..%2Fadmin', '', []],
  ['an id that is too long', goods, `/fr/goods_detail/${'9'.repeat(16)}`, '', []],
  ['more segments', goods, '/fr/goods_detail/1/2', '', []],
  ['no query', all, '/search', '', ['/api/list?page=1']],
  ['a query that is not named', all, '/search', '?sort=new', []],
  ['words', words, '/search', '?title=red+shoe', ['/api/list?keyword=red+shoe&page=1']],
  ['words of any script', words, '/search', '?title=%E0%B8%A3%E0%B8%AD', ['/api/list?keyword=%E0%B8%A3%E0%B8%AD&page=1']],
  ['words with signs', words, '/search', '?title=%20a%26b%3D$%26%20', ['/api/list?keyword=a%26b%3D%24%26&page=1']],
  ['words beside others', words, '/search', '?title=shoe&cid=4', []],
  ['too many words', words, '/search', `?title=${'a'.repeat(301)}`, []],
  ['the number of an order', order, '/order', '?orderNo=PT26-112_9', ['/api/order/PT26-112_9']],
  ['a number of another kind', order, '/order', '?orderNo=SH26', []],
  ['what is no number', order, '/order', '?orderNo=PT26%2F..%2Fadmin', []],
  ['a category', category, '/search', '?cid=4', ['/api/list?cid=4']],
  ['a category that is none', category, '/search', '?cid=4e3', []],
])('%s', (_, pattern, pathname, search, calls) => {
  expect(callsAt(pattern, pathname, search)).toEqual(calls);
});
