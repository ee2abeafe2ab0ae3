/** What buyers write, by the stars they give, in the shop's six languages. Nothing in them names the goods. */
export const reviewTexts: Record<1 | 2 | 3 | 4 | 5, readonly string[]> = {
  5: [
    'Exactly as in the pictures, and it came a day early. I would buy it again.',
    'Better made than I expected at this price. My sister has asked for one too.',
    'Two months of daily use and it looks new.',
    'Packed with care, no plastic, a handwritten note. Thank you!',
    'Très belle qualité, livraison rapide. Je recommande cette boutique sans hésiter.',
    'Conforme à la description, et l’emballage était très soigné.',
    'Muy buena calidad y llegó antes de lo previsto. Repetiré seguro.',
    'Justo lo que buscaba. El color es tal como en la foto.',
    '质量很好，做工精细，和图片上的一模一样，物流也很快。',
    '第二次购买了，家里人都很喜欢，值得推荐！',
    'สินค้าคุณภาพดีมาก ห่อมาอย่างดี ส่งเร็วกว่าที่คิด จะกลับมาซื้ออีกแน่นอน',
    'ຄຸນນະພາບດີຫຼາຍ ສົ່ງໄວ ຄືກັບໃນຮູບ',
    'Perfect.',
  ],
  4: [
    'Good, though the box was dented. The thing itself is fine.',
    'Does what it should. A little smaller than I thought, so read the measures.',
    'Very nice; one star less because delivery took nine days.',
    'Bon produit, mais la couleur est un peu plus foncée que sur la photo.',
    'Está bien por el precio. Las instrucciones podrían ser más claras.',
    '东西不错，就是快递慢了点，客服态度很好。',
    'ใช้ดีค่ะ แต่สีเข้มกว่าในรูปนิดหน่อย',
    'ດີຢູ່ ແຕ່ຂະໜາດນ້ອຍກວ່າທີ່ຄິດໜ້ອຍໜຶ່ງ',
  ],
  3: [
    'All right. I expected more for the money, but I am keeping it.',
    'One of two arrived with a scratch. The shop answered, slowly.',
    'Correct, sans plus. L’odeur est forte les premiers jours.',
    'Ni bien ni mal. La talla no coincide con la tabla.',
    '一般般吧，和描述有一点差别。',
    'พอใช้ได้ แต่รอของนานไปหน่อย',
  ],
  2: [
    'Stopped working well after three weeks. I have asked for a refund.',
    'Pas très solide, une couture s’est défaite au premier lavage.',
    '包装破了，里面也有点损坏，不太满意。',
  ],
  1: ['The wrong one was sent, and the right one is sold out now. Very disappointing.', 'Llegó roto y tardaron una semana en contestar.'],
};

export const replies: readonly string[] = [
  'Thank you for writing. We read every word, and the whole workshop is glad.',
  'We are sorry about the delay. The courier has changed his route; it will not happen again.',
  'Please write to us through the service button: we send you another one at once.',
  'Thank you! You find the measures in the table below the pictures, we have made it larger.',
];

/** Masked as the marketplace masks them: first and last letter. */
export const nicknames: readonly string[] = [
  'A***a',
  'P***k',
  'L***n',
  'M***e',
  'S***h',
  'J***o',
  '王***明',
  '李***',
  'C***e',
  'T***t',
  'ส***ย',
  'ນ***ດ',
  'R***i',
  'D***z',
  'V***m',
  'K***a',
  'N***y',
];
