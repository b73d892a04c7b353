/** First names and surnames as they meet in a mission school of Hisar, community by community. */
export type Community = {
  /** Out of 100 children, about so many. */
  share: number;
  girls: readonly string[];
  boys: readonly string[];
  surnames: readonly string[];
  /** Surnames where a girl's differs, as with Kaur and Singh. */
  girlSurnames?: readonly string[];
};

const words = (text: string) => text.trim().split(/\s+/);

const hinduGirls = words(`
  Aadhya Aaradhya Aarohi Aditi Akshita Anika Anjali Ankita Anshika Anvi Archana Arushi Avni Bhavna Bhumi Charvi
  Deepika Diksha Divyanshi Drishti Garima Geetika Gunjan Hansika Harshita Himani Ira Jahnvi Jhanvi Jyoti Kajal
  Kanika Kavya Kirti Komal Kritika Lavanya Lakshita Madhu Mahi Mansi Megha Mitali Monika Myra Naina Nandini Navya
  Neha Nidhi Nikita Nisha Ojaswi Palak Pari Pihu Prachi Pragati Pranjal Preeti Priya Radhika Ridhima Rishika Riya
  Saanvi Sakshi Samiksha Sanya Shagun Shivani Shruti Sia Simran Siya Sneha Sonal Suhani Swati Tamanna Tanisha Tanya
  Tanvi Tejaswini Unnati Urvi Vaishnavi Vanshika Vidhi Yashika Yukti Zoya
`);
const hinduBoys = words(`
  Aarav Aaryan Abhay Abhinav Aditya Advik Ajay Akshat Akshay Aman Amit Aniket Ankush Anmol Ansh Arjun Arnav Aryan
  Atharv Ayaan Ayush Bharat Bhavesh Chirag Daksh Deepak Dev Devansh Dhruv Digvijay Divyansh Gaurav Gautam Hardik
  Harsh Harshit Himanshu Ishaan Jatin Kabir Kartik Kavish Keshav Krish Krishna Kunal Kushagra Lakshay Lokesh Madhav
  Manav Manish Mayank Mohit Naksh Naman Naveen Neeraj Nikhil Nishant Ojas Parth Piyush Prateek Pranav Prince Pulkit
  Raghav Rahul Rajat Reyansh Ritesh Rohan Rohit Rudra Sachin Sahil Samar Sarthak Saurabh Shaurya Shivam Shubham
  Siddharth Sumit Tanish Tarun Tejas Tushar Utkarsh Vaibhav Vansh Varun Vedant Vihaan Vikrant Viraj Vishal Vivaan
  Vivek Yash Yashasvi Yug Yuvan
`);

/** What the roll is drawn from; the shares add up to 100. */
export const communities: readonly Community[] = [
  {
    share: 40,
    girls: hinduGirls,
    boys: hinduBoys,
    surnames: words(`
      Ahlawat Balhara Beniwal Berwal Bishnoi Bura Chahal Dahiya Dalal Dhaka Dhankhar Dhanda Dhull Duhan Gehlawat Gill
      Godara Grewal Hooda Jakhar Jangra Kadian Kaswan Khatri Khokhar Kundu Lather Legha Lohan Lohchab Malik Mor Moun
      Nain Nandal Nara Narwal Panghal Panihar Phogat Pilania Poonia Punia Rathee Redhu Rohilla Saharan Saini Sangwan
      Sheokand Sheoran Sihag Sindhu Siwach Verma Yadav
    `),
  },
  {
    share: 24,
    girls: hinduGirls,
    boys: hinduBoys,
    surnames: words(`
      Aggarwal Ahuja Arora Bajaj Bansal Batra Bhatia Chawla Chugh Dhingra Gera Garg Goel Goyal Gupta Jain Jindal Juneja
      Kakkar Kalra Khanna Khurana Makkar Mehta Mittal Munjal Nagpal Sachdeva Sardana Sethi Singhal Singla Taneja Thakral
      Wadhwa
    `),
  },
  {
    share: 14,
    girls: hinduGirls,
    boys: hinduBoys,
    surnames: words(`
      Bhardwaj Gaur Kaushik Parashar Sharma Shandilya Vashisth Vats Tanwar Rathore Chauhan Parmar Kumar Prajapati
      Sagar Ranga Panwar Soni Swami Vaid
    `),
    girlSurnames: words(`
      Bhardwaj Gaur Kaushik Parashar Sharma Shandilya Vashisth Vats Tanwar Rathore Chauhan Parmar Kumari Prajapati
      Sagar Rani Panwar Soni Swami Devi
    `),
  },
  {
    share: 8,
    girls: words(`
      Amanpreet Avneet Gurleen Gurnoor Harleen Harnoor Ishmeet Jasleen Jasmeet Kirandeep Manpreet Navjot Prabhleen
      Ramneet Simranjeet Sukhmani
    `),
    boys: words(`
      Arshdeep Angad Gurbaaz Gurfateh Harjot Harkirat Jagmeet Japneet Jaskaran Karanveer Manraj Mehtab Navraj Prabhjot
      Sehajpreet Tejinder
    `),
    surnames: ['Singh', 'Singh Sandhu', 'Singh Virk', 'Singh Gill', 'Singh Sidhu', 'Singh Brar'],
    girlSurnames: ['Kaur', 'Kaur Sandhu', 'Kaur Virk', 'Kaur Gill', 'Kaur Sidhu', 'Kaur Brar'],
  },
  {
    share: 6,
    girls: words('Alina Aqsa Fiza Hiba Inaya Kashifa Mehnaz Nazia Rubab Saba Sana Shifa Zainab Zara'),
    boys: words('Aamir Arhan Ayaan Danish Faizan Hamza Ibrahim Mohd.Saif Mohd.Zaid Rehan Sameer Tauheed Yusuf Zayan'),
    surnames: words('Ahmed Alam Ansari Khan Malik Qureshi Saifi Siddiqui Sheikh'),
    girlSurnames: words('Ahmed Alam Ansari Khan Khatoon Parveen Qureshi Siddiqui Sheikh'),
  },
  {
    share: 6,
    girls: words('Alisha Angela Anjelina Elisha Grace Jasmine Jenifer Juliana Mercy Nisha Roshni Rose Sarita Sheetal Sushma Teresa'),
    boys: words('Abhishek Albert Alex Aman Anthony Ashish David Emmanuel Francis Joel Johnson Nelson Rohan Samuel Sanjay Vincent'),
    surnames: words(
      "Bara Barla D'Souza Dungdung Ekka Guria Hembrom Horo Kerketta Kindo Kujur Lakra Masih Minj Murmu Purty Soreng Tete Tirkey Toppo Xalxo Xess",
    ),
  },
  {
    share: 2,
    girls: ['A. Dhanya', 'K. Nivedita', 'M. Lakshmi', 'P. Meenakshi', 'R. Kavya', 'S. Ananya', 'V. Anagha'],
    boys: ['A. Kishore', 'G. Sai Charan', 'K. Arvind', 'M. Karthik', 'P. Rahul', 'R. Vishnu', 'S. Adithya'],
    surnames: words('Iyer Menon Nair Pillai Rao Reddy Das Mukherjee Sahoo Behera Jha Mishra'),
  },
];
